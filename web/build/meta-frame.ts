import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))
const ADDRESS = '/meta-frame.html'
const html = (): string => readFileSync(at('meta-frame/meta-frame.html'), 'utf8')

/**
 * The page in which one logs in at Meta: `/meta-frame.html`. Apart from the dashboard, whose policy allows no script of others: an entry of
 * the same build would share chunks with it and grow what the dashboard loads first.
 */
export const metaFrame = (): Plugin => ({
  name: 'meta-frame',
  configureServer: ({ middlewares, transformIndexHtml }) => {
    middlewares.use((request, response, next) => {
      if (request.url?.split('?')[0] !== ADDRESS) return next()
      void transformIndexHtml(ADDRESS, html()).then((page) =>
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page),
      )
    })
  },
  async generateBundle() {
    const { outputFiles } = await build({
      entryPoints: [at('meta-frame/main.ts')],
      alias: { '#web': at('.') },
      bundle: true,
      format: 'esm',
      minify: true,
      target: 'es2023',
      write: false,
    })
    const source = outputFiles[0]?.text ?? ''
    const script = `assets/meta-frame-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
    this.emitFile({ type: 'asset', fileName: script, source })
    this.emitFile({
      type: 'asset',
      fileName: ADDRESS.slice(1),
      source: html().replace('/meta-frame/main.ts', `/${script}`),
    })
  },
})
