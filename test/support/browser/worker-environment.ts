import type { Environment } from 'vitest/runtime'

/** Where the browser tests run: Node, with an end for what the files of a worker share (test/support/browser/per-worker.ts). */
// biome-ignore lint/style/noDefaultExport: Vitest takes an environment from its module's default export
export default {
  name: 'worker',
  viteEnvironment: 'ssr',
  setup: () => {
    const ends: (() => Promise<unknown>)[] = []
    globalThis.workerEnds = ends
    return {
      teardown: async () => {
        for (const end of ends.splice(0).reverse()) await end()
      },
    }
  },
} satisfies Environment
