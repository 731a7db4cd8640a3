import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

export interface Bundle {
  readonly script: Uint8Array
  readonly style: Uint8Array
}

const bundles = new Map<string, Bundle>()

/** Script and style of a page below `stand-ins/`, made when it is first looked at. */
export const bundle = (entry: string): Bundle => {
  const known = bundles.get(entry)
  if (known) return known
  const made = build(entry)
  bundles.set(entry, made)
  return made
}

const build = (entry: string): Bundle => {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../${entry}`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'page',
    format: 'iife',
    target: ['chrome119', 'firefox128', 'safari17.4'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.woff2': 'dataurl' },
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent',
  })
  const find = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.contents ?? new Uint8Array()
  return { script: find('.js'), style: find('.css') }
}
