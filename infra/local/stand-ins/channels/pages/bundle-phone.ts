import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

export interface PhoneBundle {
  readonly script: Uint8Array
  readonly style: Uint8Array
}

let bundle: PhoneBundle | undefined

/** The page's script and style, made when a phone is first looked at. */
export const bundlePhone = (): PhoneBundle => {
  bundle ??= build()
  return bundle
}

const build = (): PhoneBundle => {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('../phone/main.tsx', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'phone',
    format: 'esm',
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
