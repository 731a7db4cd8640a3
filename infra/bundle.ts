import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
import { zodOfModels, zodOfOurs } from './zod-of-models.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What one function loads before it can answer, and what it may load later. Bytes, gzipped file by file. */
interface BundledFunction {
  readonly name: string
  readonly eagerGzipBytes: number
  readonly lazyGzipBytes: number
}

export interface Bundle {
  /** The asset of every Lambda: `<name>.mjs` per function, shared chunks beside them. */
  readonly directory: string
  readonly functions: readonly BundledFunction[]
  readonly totalBytes: number
}

/**
 * Builds every function into one shared asset: shared code becomes chunks, `import()` stays lazy. Functions that stream
 * an answer to a waiting visitor are built in a run of their own, and so are hooks, so that no chunk holds what only other
 * functions use: a tenth less to read. Source maps go beside the asset, not into it, so that no cold start reads them.
 */
export const bundle = async (names: readonly string[], directory = join(root, '.cache/lambda')): Promise<Bundle> => {
  const missing = names.filter((name) => !existsSync(join(root, 'functions', `${name}.ts`)))
  if (missing.length > 0)
    throw new Error(
      `a table names functions that have no file: ${missing.map((name) => `functions/${name}.ts`).join(', ')}`,
    )
  const runs = await Promise.all([...Map.groupBy(names, runOf).values()].map((together) => run(together, directory)))
  const files = new Map(
    runs.flatMap(({ outputFiles }) => outputFiles.map(({ path, contents }) => [relative(directory, path), contents])),
  )
  await rm(directory, { recursive: true, force: true })
  await Promise.all(
    [...files].map(async ([path, contents]) => {
      const target = join(path.endsWith('.map') ? `${directory}-maps` : directory, path)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, contents)
    }),
  )
  const code = [...files].filter(([path]) => !path.endsWith('.map'))
  const gzipBytes = new Map(code.map(([path, contents]) => [path, gzipSync(contents).byteLength]))
  const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + (gzipBytes.get(path) ?? 0), 0)
  const outputs = new Map(runs.flatMap(({ metafile }) => [...relativeOutputs(metafile, directory)]))
  return {
    directory,
    functions: names.map((name) => {
      const eager = reach(outputs, `${name}.mjs`, ['import-statement'])
      const all = reach(outputs, `${name}.mjs`, ['import-statement', 'dynamic-import'])
      return { name, eagerGzipBytes: sum(eager), lazyGzipBytes: sum(all) - sum(eager) }
    }),
    totalBytes: code.reduce((total, [, contents]) => total + contents.byteLength, 0),
  }
}

/** Which functions are built together. */
const runOf = (name: string): 'stream' | 'hook' | 'rest' =>
  name.endsWith('/stream') ? 'stream' : name.endsWith('-hook') ? 'hook' : 'rest'

const run = (names: readonly string[], directory: string) =>
  build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(names.map((name) => [name, `functions/${name}.ts`])),
    outdir: directory,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    minify: true,
    // Node reads UTF-8; escaped, a word of Chinese or Arabic is twice as long
    charset: 'utf8',
    // errors and the database's commands are distinguished by their names
    keepNames: true,
    legalComments: 'none',
    // its modules read their data with `require`, from paths that a bundle does not have; this build includes it
    alias: {
      'css-tree': 'css-tree/dist/csstree.esm',
      '@aws-sdk/credential-provider-node': join(root, 'infra/constructs/functions/lambda-credentials.ts'),
    },
    plugins: [zodOfModels, zodOfOurs],
    sourcemap: 'external',
    metafile: true,
    write: false,
    logLevel: 'error',
    // packages that are still CommonJS load Node's own modules with `require`
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  })

type Outputs = ReadonlyMap<string, readonly { readonly path: string; readonly kind: string }[]>

const relativeOutputs = (metafile: Metafile, directory: string): Outputs => {
  const inside = (path: string) => relative(directory, join(root, path))
  return new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [
      inside(path),
      output.imports.filter(({ external }) => !external).map(({ path, kind }) => ({ path: inside(path), kind })),
    ]),
  )
}

/** Every file that one file leads to by the given kinds of import, itself included. */
const reach = (outputs: Outputs, start: string, kinds: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>()
  const waiting = [start]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    for (const next of outputs.get(path) ?? []) if (kinds.includes(next.kind)) waiting.push(next.path)
  }
  return seen
}
