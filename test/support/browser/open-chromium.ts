import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  chromium.executablePath(),
]

/**
 * The machine's Chromium, quiet: it asks nobody for updates, and resolves no name but loopback ones, so that a page that
 * tries to reach a stranger is seen failing. Without one the tests fail with the line that installs it.
 */
export const openChromium = async (args: readonly string[] = []): Promise<Browser> => {
  const executablePath = candidates.find((path) => path && existsSync(path))
  if (!executablePath) throw new Error('No Chromium found: `apt-get install chromium`, or name one in CHROMIUM_PATH.')
  return chromium.launch({
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
}
