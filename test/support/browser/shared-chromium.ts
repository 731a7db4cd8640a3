import { openChromium } from './open-chromium.ts'
import { perWorker } from './per-worker.ts'

/** One browser for all browser tests of a worker. Its contexts are closed after each file (test/support/browser/browser-files.ts). */
export const sharedChromium = perWorker(
  () => openChromium(),
  (browser) => browser.close(),
)
