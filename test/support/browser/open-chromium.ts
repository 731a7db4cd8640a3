import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { chromiumPaths } from './chromium-paths.ts'

export interface ChromiumOptions {
  readonly args?: readonly string[]
  /** For push messages, which the headless shell cannot show. */
  readonly isFull?: boolean
}

const isUsable = (path: string, isFull: boolean): boolean =>
  existsSync(path) && !(isFull && basename(path) === 'chromium-headless-shell')

/**
 * The machine's Chromium: the headless shell where it is installed, which needs about half the processor time of the full
 * browser, or the one named in CHROMIUM_PATH. Quiet: it checks for no updates, and resolves no name but loopback ones, so that
 * a page that tries to reach a third party is seen failing. Without one the tests fail with the line that installs it.
 */
export const openChromium = async ({ args = [], isFull = false }: ChromiumOptions = {}): Promise<Browser> => {
  const paths = [...chromiumPaths(process.platform, process.env), chromium.executablePath()]
  const executablePath = paths.find((path) => isUsable(path, isFull))
  if (!executablePath)
    throw new Error(
      'No Chromium found: install Chrome or Chromium (Debian: `apt-get install chromium`), or name one in CHROMIUM_PATH.',
    )
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
      ...args,
    ],
  })
  // a limit for what hangs, not a measure
  browser.on('context', (context) => context.setDefaultTimeout(90_000))
  return browser
}
