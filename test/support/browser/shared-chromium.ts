import { openChromium } from './open-chromium.ts'
import { perWorker } from './per-worker.ts'

/** One browser for all browser tests of a worker. Its contexts are closed after each file (test/support/browser/browser-files.ts). */
export const sharedChromium = perWorker(
  // pages live for seconds: compiling their scripts to faster code costs more than it saves
  () => openChromium({ args: ['--js-flags=--no-opt --no-maglev --no-sparkplug --max-lazy --single-threaded-gc'] }),
  (browser) => browser.close(),
)
