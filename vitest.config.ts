import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/run/longest-first.ts'
import { handlersAsRows } from './test/support/grants/handlers-as-rows.ts'

const pathTo = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

// local runs compile their modules once, not in every test file; test processes and their threads read the variable
process.env.NODE_COMPILE_CACHE ??= pathTo('.cache/compiled')

const screenshots = 'test/screenshots/*.test.ts'
const screens = 'test/screens/**/*.test.ts'
// modules of the dashboard read the language and the session when they are loaded: each file loads its own
const alone = ['test/web/**/*.test.ts']
const withBrowser = ['test/e2e/**/*.test.ts', 'test/security/css-vectors.test.ts']
// what a whole run leaves to another commit (test/run/product-files.ts)
const leftOut = process.env.LEFT_OUT?.split(',').filter(Boolean) ?? []
// pictures hold for one browser with its fonts: the one that continuous integration has
if (process.env.SCREENSHOTS) withBrowser.push(screenshots)

export default defineConfig({
  // every handler that a test calls is held to its grants
  plugins: [handlersAsRows],
  resolve: {
    alias: [
      { find: /^#web-features\/(.+)$/, replacement: pathTo('web/features/$1/public.ts') },
      { find: '#web', replacement: pathTo('web') },
      { find: '#widget', replacement: pathTo('widget') },
    ],
  },
  test: {
    pool: 'forks',
    env: { LOG_LEVEL: 'error' },
    // a limit for what hangs, not a measure: browsers on a busy machine need their time
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    silent: 'passed-only',
    sequence: { sequencer: LongestFirst },
    setupFiles: ['test/run/record-cost.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: withBrowser,
          // a worker's files share a local run, a browser and the modules; what is a file's alone is in test/support/local/own-run.ts
          isolate: false,
          environment: './test/support/browser/worker-environment.ts',
          setupFiles: ['./test/support/browser/browser-files.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...withBrowser, screens, screenshots, ...alone, ...leftOut],
          // a worker loads the product once: a process for each file took a third of the run
          isolate: false,
          setupFiles: ['./test/support/handlers/restore-environment.ts', './test/support/grants/hold-to-grants.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone },
      },
      {
        extends: true,
        // the environment loads the React that users get
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'screens',
          include: [screens],
          environment: './test/support/screens/dom-environment.ts',
          // screens are loaded once, not in every file
          isolate: false,
          setupFiles: ['./test/support/handlers/restore-environment.ts'],
        },
      },
    ],
  },
})
