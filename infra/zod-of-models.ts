import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
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

const CUT = 'zod-of-ours'

/** Zod's two modules that make JSON schemas, as far as schemas use them otherwise. */
const withoutJsonSchemas: Readonly<Record<string, (path: string) => string>> = {
  'json-schema-processors.js': (path) => `export { aggregateChecks } from ${JSON.stringify(path)}`,
  'to-json-schema.js': () => `
    const refused = () => () => { throw new Error('functions make no JSON schemas') }
    export { refused as createStandardJSONSchemaMethod, refused as createToJSONSchemaMethod }`,
}

/**
 * Takes out of our own zod what makes JSON schemas, which every schema names and no function uses (the contract's are made at the
 * build): 5 KB (gzip) less for each cold start.
 */
export const zodOfOurs: Plugin = {
  name: CUT,
  setup: (build) => {
    build.onResolve(
      { filter: /json-schema(-processors)?\.js$/, namespace: 'file' },
      ({ path, importer, resolveDir }) =>
        importer.endsWith('/zod/v4/classic/schemas.js')
          ? { path: join(resolveDir, path), namespace: CUT, sideEffects: false }
          : undefined,
    )
    build.onLoad({ filter: /./, namespace: CUT }, ({ path }) => ({
      contents: withoutJsonSchemas[basename(path)]?.(path) ?? '',
      loader: 'js',
      resolveDir: dirname(path),
    }))
  },
}
