import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: {
      '#web': new URL('./web', import.meta.url).pathname,
      '#widget': new URL('./widget', import.meta.url).pathname,
    },
  },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    pool: 'forks',
    env: { LOG_LEVEL: 'error' },
    testTimeout: 30_000,
    silent: 'passed-only',
  },
})
