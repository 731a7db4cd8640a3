import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Plugin } from 'esbuild'

const LAZY = 'late'

/**
 * Puts the modules that the chat shares with its lazily loaded parts into one file. esbuild makes a file of each set of modules
 * that the same parts share: seven small ones, which compress worse and need as many requests. So each lazy part imports all of
 * them; they have been loaded before it.
 */
export const singleSharedChunk = (modules: readonly string[]): Plugin => ({
  name: 'one-shared-part',
  setup: (build) => {
    build.onResolve({ filter: /./ }, async ({ kind, path, importer, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === LAZY) return undefined
      const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: LAZY })
      return found.errors.length > 0 ? { errors: found.errors } : { path: found.path, pluginData: LAZY }
    })
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path, pluginData }) => {
      if (pluginData !== LAZY) return undefined
      const others = modules.filter((module) => module !== path).map((module) => `import ${JSON.stringify(module)}`)
      const contents = [await readFile(path, 'utf8'), ...others].join('\n')
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts', resolveDir: dirname(path) }
    })
  },
})
