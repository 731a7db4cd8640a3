import { posix, win32 } from 'node:path'

const linux = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

const mac = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium']

const windows = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

const given = (...values: readonly (string | undefined)[]): string[] =>
  values.filter((value): value is string => Boolean(value))

const installed = (platform: string, environment: Readonly<Record<string, string | undefined>>): readonly string[] => {
  switch (platform) {
    case 'darwin':
      return ['/', ...given(environment.HOME)].flatMap((root) =>
        mac.map((path) => posix.join(root, 'Applications', path)),
      )
    case 'win32':
      return given(environment.PROGRAMFILES, environment['PROGRAMFILES(X86)'], environment.LOCALAPPDATA).flatMap(
        (root) => windows.map((path) => win32.join(root, path)),
      )
    default:
      return linux
  }
}

/** Where a system installs a Chromium, the one to prefer first: the one that CHROMIUM_PATH names, then the lightest. */
export const chromiumPaths = (
  platform: string,
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] => [...given(environment.CHROMIUM_PATH), ...installed(platform, environment)]
