// Builds the service worker beside the page, and tells it the files of this version.
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const WORKER = 'worker.js'

export function shell(): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/worker/worker.ts', fileName: WORKER })
    },
    generateBundle(_options, bundle) {
      const worker = bundle[WORKER]
      if (worker?.type !== 'chunk') throw new Error(`${WORKER} was not built`)
      const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const files = ['./', './icon.svg', './icon-turn.svg', ...names.sort().map((name) => `./${name}`)]
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
      worker.code = worker.code.replace('__SHELL__', JSON.stringify({ version, files }))
    },
  }
}
