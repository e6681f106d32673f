/** The service worker's page side: it is installed where that can be, and a new version is taken when one wants it. */

/** Milliseconds after which a page that is long open asks for a new version. */
const HOUR = 3_600_000

class Updates {
  /** A new version is there; it comes when somebody says so, or when the page is opened anew. */
  ready = $state(false)
  private waiting: ServiceWorker | null = null

  /** Without a safe connection there are no service workers: the page is as it always was. */
  async begin(): Promise<void> {
    if (!isSecureContext || !navigator.serviceWorker || import.meta.env.DEV) return
    try {
      const registration = await navigator.serviceWorker.register('./worker.js')
      this.look(registration)
      registration.addEventListener('updatefound', () => {
        const coming = registration.installing
        coming?.addEventListener('statechange', () => this.look(registration))
      })
      setInterval(() => void registration.update().catch(() => {}), HOUR)
    } catch {
      // The page plays without it.
    }
  }

  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    this.waiting?.postMessage('take over')
  }

  private look({ waiting }: ServiceWorkerRegistration): void {
    if (!waiting || !navigator.serviceWorker.controller) return
    this.waiting = waiting
    this.ready = true
  }
}

export const updates = new Updates()
