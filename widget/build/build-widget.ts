import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'esbuild'
import { cssAsText } from './css-as-text.ts'

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

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
    '#widget': here(''),
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
  jsx: 'automatic',
  plugins: [cssAsText],
  loader: { '.woff2': 'file' },
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions

/** Builds one entry and answers the file name it got. */
const built = async (options: BuildOptions): Promise<string> => {
  const { metafile } = await build({ ...common, ...options, metafile: true })
  const [file] = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint) ?? []
  if (file === undefined) throw new Error(`No output for ${JSON.stringify(options.entryPoints)}`)
  return basename(file)
}

export interface BuiltWidget {
  /** Stable name: what embeds point at. */
  readonly loader: 'loader.js'
  /** Hashed names, cacheable for ever: what the loader points at. */
  readonly chat: string
  readonly frame: string
}

/**
 * Builds the embeddable chat into `outdir`: `loader.js` (classic script, the only stable name), `chat-*.js` (fetched when
 * somebody reaches for the button), `frame-*.js` with `frame.html`, the font, and `manifest.json` naming them.
 * Names with a hash may be cached for ever; `loader.js` and `frame.html` must be revalidated.
 */
export const buildWidget = async (outdir: string): Promise<BuiltWidget> => {
  await rm(outdir, { recursive: true, force: true })
  await mkdir(outdir, { recursive: true })
  const hashed = { outdir, format: 'esm', assetNames: '[name]-[hash]' } as const
  const outbase = here('')
  const chat = await built({ ...hashed, entryPoints: [here('chat/main.tsx')], entryNames: 'chat-[hash]', outbase })
  const define = { ...common.define, CHAT_FILE: JSON.stringify(`./${chat}`) }
  const frame = await built({
    ...hashed,
    entryPoints: [here('frame/main.ts')],
    entryNames: 'frame-[hash]',
    define,
    outbase,
  })
  await built({ entryPoints: [here('loader/main.ts')], outfile: join(outdir, 'loader.js'), format: 'iife', define })
  const page = await readFile(here('frame/frame.html'), 'utf8')
  await writeFile(join(outdir, 'frame.html'), page.replace('frame.js', frame))
  const names = { loader: 'loader.js', chat, frame } as const
  await writeFile(join(outdir, 'manifest.json'), `${JSON.stringify(names, undefined, 2)}\n`)
  return names
}
