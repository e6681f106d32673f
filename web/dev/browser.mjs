// The browser of this machine, for the scripts here. CHROMIUM names another one than the first that is found.
import { execSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'

export const address = process.argv[2] ?? 'http://127.0.0.1:8000'
export const shots = new URL('./shots/', import.meta.url).pathname
mkdirSync(shots, { recursive: true })

const found = () =>
  execSync('command -v chromium || command -v chromium-browser || command -v google-chrome').toString().trim()

export const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? found(),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

/** A page of somebody of his own; errors are told. */
export async function open(width = 1280, height = 800, more = {}, url = address) {
  const page = await (await browser.newContext({ viewport: { width, height }, ...more })).newPage()
  page.on('console', (message) => message.type() === 'error' && console.log('console:', message.text()))
  page.on('pageerror', (error) => console.log('error:', error.stack))
  await page.goto(url)
  return page
}
