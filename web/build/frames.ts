import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** The pages of the frames' host: the one in which one logs in at Meta, and the one that becomes an agency's own tab. */
const pages = [
  { folder: 'meta-frame', page: 'meta-frame.html', format: 'esm' },
  // it has no origin, so its script is no module: those are asked for as another site's
  { folder: 'tab-frame', page: 'tab.html', format: 'iife' },
] as const

/** Every file of the frames' host by its path there. */
const filesOfFrames = async (): Promise<Readonly<Record<string, string>>> =>
  Object.assign({}, ...(await Promise.all(pages.map(filesOf))))

const filesOf = async ({ folder, page, format }: (typeof pages)[number]): Promise<Readonly<Record<string, string>>> => {
  const { outputFiles } = await build({
    entryPoints: [at(`${folder}/main.ts`)],
    alias: { '#web': at('.'), '#shared': at('../shared') },
    bundle: true,
    format,
    minify: true,
    target: 'es2023',
    write: false,
  })
  const source = outputFiles[0]?.text ?? ''
  const script = `/assets/${folder}-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
  const html = await readFile(at(`${folder}/${page}`), 'utf8')
  return { [`/${page}`]: html.replace(`/${folder}/main.ts`, script), [script]: source }
}

/**
 * The folder `frames/`, which another host serves than the dashboard's (infra/edge/frames.ts). Apart from the dashboard also in how it is built: an entry
 * of the same build would share chunks with it and grow what the dashboard loads first.
 */
export const frames = (): Plugin => ({
  name: 'frames',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (!request.headers.host?.startsWith('frames.')) return next()
      const path = request.url?.split('?')[0] ?? '/'
      filesOfFrames().then((files) => {
        const file = files[path]
        if (file === undefined) return response.writeHead(404).end()
        const type = path.endsWith('.html') ? 'text/html' : 'text/javascript'
        return response
          .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
          .end(file)
      }, next)
    })
  },
  async generateBundle() {
    for (const [path, source] of Object.entries(await filesOfFrames()))
      this.emitFile({ type: 'asset', fileName: `frames${path}`, source })
  },
})
