import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Plugin } from 'esbuild'

const NAMESPACE = 'zod-of-models'

/**
 * Gives the model providers' packages a zod of their own. They import its whole namespace (`import { z }`), and with code
 * splitting one such importer, however lazy, keeps all of zod, every language included, in the chunk that every
 * function loads: 70 KB (gzip) more for each cold start. Ours is cut to what we use; theirs is loaded with them, in English.
 */
export const zodOfModels: Plugin = {
  name: NAMESPACE,
  setup: (build) => {
    const found = async (path: string, resolveDir: string) => {
      const { path: file, errors } = await build.resolve(path, {
        resolveDir,
        kind: 'import-statement',
        pluginData: NAMESPACE,
      })
      return errors.length > 0 ? { errors } : { path: file, namespace: NAMESPACE, sideEffects: false }
    }
    build.onResolve({ filter: /^zod(\/|$)/ }, ({ path, importer, resolveDir, pluginData }) =>
      pluginData !== NAMESPACE && importer.includes('/node_modules/@ai-sdk/') ? found(path, resolveDir) : undefined,
    )
    build.onResolve({ filter: /^\./, namespace: NAMESPACE }, ({ path, resolveDir }) => found(path, resolveDir))
    build.onLoad({ filter: /./, namespace: NAMESPACE }, async ({ path }) => ({
      contents: path.endsWith('/locales/index.js')
        ? "export { default as en } from './en.js'"
        : await readFile(path, 'utf8'),
      loader: 'js',
      resolveDir: dirname(path),
    }))
  },
}
