import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'esbuild'
import { widgetLanguageCodes } from '#shared/conversations/widget/widget-language-codes'
import { cssAsText } from './css-as-text.ts'
import { singleSharedChunk } from './single-shared-chunk.ts'

const widgetPath = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const common = {
  bundle: true,
  minify: true,
  target: ['chrome119', 'firefox128', 'safari17.4'],
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'warning',
  write: true,
  metafile: true,
  alias: {
    '#widget': widgetPath(''),
    react: widgetPath('react/main.ts'),
    'react-dom/client': widgetPath('react/main.ts'),
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
  jsx: 'automatic',
  plugins: [cssAsText],
  loader: { '.woff2': 'file' },
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions

/** Builds one entry and returns the name of its file. */
const buildEntry = async (options: BuildOptions): Promise<string> => {
  const { metafile } = await build({ ...common, ...options, metafile: true })
  // lazily loaded parts are entries of the metafile too
  const [file] =
    Object.entries(metafile.outputs).find(
      ([name, output]) => output.entryPoint && !basename(name).startsWith('part-'),
    ) ?? []
  if (file === undefined) throw new Error(`No output for ${JSON.stringify(options.entryPoints)}`)
  return basename(file)
}

/** The modules that an entry shares with its lazily loaded parts. */
const sharedModules = async (options: BuildOptions): Promise<readonly string[]> => {
  const { metafile } = await build({ ...common, ...options, write: false, metafile: true })
  const outputs = Object.values(metafile.outputs)
  const [entry] = outputs.filter(({ entryPoint }) => entryPoint?.endsWith('chat/main.tsx'))
  const atOnce = (entry?.imports ?? []).filter(({ kind }) => kind === 'import-statement')
  return atOnce.flatMap(({ path }) => Object.keys(metafile.outputs[path]?.inputs ?? {})).map((path) => resolve(path))
}

/** Writes one file for each language of the widget's words and returns the hash at the end of their names. */
const buildLanguages = async (outdir: string): Promise<string> => {
  const { outputFiles } = await build({
    ...common,
    entryPoints: widgetLanguageCodes.map((code) => widgetPath(`../shared/conversations/widget-words/${code}.ts`)),
    outdir,
    format: 'esm',
    write: false,
  })
  const hash = createHash('sha256')
  for (const { contents } of outputFiles) hash.update(contents)
  const name = hash.digest('hex').slice(0, 8)
  for (const { path, contents } of outputFiles)
    await writeFile(join(outdir, `words-${basename(path, '.js')}-${name}.js`), contents)
  return name
}

export interface BuiltWidget {
  /** Stable name: embeds point at it. */
  readonly loader: 'loader.js'
  readonly frame: 'frame.js'
  /** A hashed name, cacheable for ever: loader and frame point at it. */
  readonly chat: string
  /** A hashed name: the loader imports it once its button is painted. */
  readonly afterPaint: string
  /** A hashed name: the page of the dashboard's preview loads it. */
  readonly preview: string
  /** A hashed name: the preview's page imports it to show parts of the chat. */
  readonly samples: string
}

/**
 * Builds the embeddable chat into `outdir`: `loader.js` (a classic script, which embeds point at), `frame.js` (loaded by
 * the frame's page), `chat-*.js` (loaded when the visitor hovers or focuses the button),
 * `words-{language}-*.js` (for visitors with another language than English), `preview.html` with `preview-*.js` and
 * `samples-*.js` for the dashboard, the font, and `manifest.json` naming them.
 * Names with a hash may be cached for ever; `loader.js` and `frame.js` must be revalidated.
 */
export const buildWidget = async (outdir: string): Promise<BuiltWidget> => {
  await rm(outdir, { recursive: true, force: true })
  await mkdir(outdir, { recursive: true })
  const hashed = { outdir, format: 'esm', assetNames: '[name]-[hash]' } as const
  const outbase = widgetPath('')
  const words = { ...common.define, WORDS_HASH: JSON.stringify(await buildLanguages(outdir)) }
  const chatOptions = {
    ...hashed,
    // Chromium then compiles all of it off the main thread as it arrives, instead of each function at its first call:
    // https://v8.dev/blog/explicit-compile-hints
    banner: { js: '//# allFunctionsCalledOnLoad' },
    entryPoints: [widgetPath('chat/main.tsx')],
    entryNames: 'chat-[hash]',
    define: words,
    outbase,
    splitting: true,
    chunkNames: 'part-[hash]',
  } satisfies BuildOptions
  const shared = await sharedModules(chatOptions)
  const chat = await buildEntry({ ...chatOptions, plugins: [cssAsText, singleSharedChunk(shared)] })
  const afterPaint = await buildEntry({
    ...hashed,
    entryPoints: [widgetPath('after-paint/main.ts')],
    entryNames: 'after-paint-[hash]',
    define: words,
    outbase,
  })
  const define = {
    ...words,
    CHAT_FILE: JSON.stringify(chat),
    AFTER_PAINT_FILE: JSON.stringify(afterPaint),
  }
  await buildEntry({
    entryPoints: [widgetPath('frame/main.ts')],
    outfile: join(outdir, 'frame.js'),
    format: 'esm',
    define,
  })
  await buildEntry({
    entryPoints: [widgetPath('loader/main.ts')],
    outfile: join(outdir, 'loader.js'),
    format: 'iife',
    define,
  })
  // one file with everything in it, so that the dashboard does not change how the visitors' files are split
  const samples = await buildEntry({
    ...hashed,
    entryPoints: [widgetPath('samples/main.tsx')],
    entryNames: 'samples-[hash]',
    define,
    outbase,
  })
  const preview = await buildEntry({
    ...hashed,
    entryPoints: [widgetPath('preview/main.ts')],
    entryNames: 'preview-[hash]',
    define: { ...define, SAMPLES_FILE: JSON.stringify(samples) },
    outbase,
  })
  const page = await readFile(widgetPath('preview/preview.html'), 'utf8')
  await writeFile(join(outdir, 'preview.html'), page.replace('preview.js', preview))
  const names = { loader: 'loader.js', frame: 'frame.js', chat, afterPaint, preview, samples } as const
  await writeFile(join(outdir, 'manifest.json'), `${JSON.stringify(names, undefined, 2)}\n`)
  return names
}
