import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nodeCommand } from '#test/run/node-command'
import { chromiumPaths } from '#test/support/browser/chromium-paths'

const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>
}

/** What only a shell of Unix understands: variables before a command, single quotes, and exec without another way. */
const onlyUnix = (script: string): boolean =>
  /(^|&& *)\w+=/.test(script) || script.includes("'") || /^exec (.+)$/.test(script.replace(/^exec (.+) \|\| \1$/, ''))

test('every npm script runs in the shell of Windows too', () => {
  expect(Object.entries(scripts).filter(([, script]) => onlyUnix(script))).toEqual([])
})

test('the check itself: what Windows does not understand is found', () => {
  expect(['A=b node x', 'npm i && A=b node x', "node -e '1'", 'exec node x'].filter((it) => !onlyUnix(it))).toEqual([])
  expect(['exec node x || node x', 'vite build -c a.ts', 'npm run a && node b'].filter(onlyUnix)).toEqual([])
})

test('the browser is looked for where each system installs it', () => {
  expect(chromiumPaths('darwin', { HOME: '/Users/me' })).toEqual([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Users/me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium',
  ])
  expect(chromiumPaths('win32', { PROGRAMFILES: 'C:\\Program Files' })).toEqual([
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files\\Chromium\\Application\\chrome.exe',
    'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
  ])
  expect(chromiumPaths('linux', {})[0]).toBe('/usr/bin/chromium-headless-shell')
})

test.each(['linux', 'darwin', 'win32'])('CHROMIUM_PATH comes first: %s', (platform) => {
  expect(chromiumPaths(platform, { CHROMIUM_PATH: '/own' })[0]).toBe('/own')
})

test("a package's command is spawned as a script of Node, without a shell", () => {
  const [program, ...args] = nodeCommand('vitest')
  const { stdout, status } = spawnSync(program, [...args, '--version'], { encoding: 'utf8' })
  expect(status).toBe(0)
  expect(stdout).toContain('vitest/')
})
