import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { placeOf } from '#infra/edge/place-of'

/** Answers what the dashboard's build would answer, from its sources. */
export type Develop = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/**
 * The dashboard from its sources with hot reload, on the edge's own address: Vite as a middleware, its socket on the same
 * server. Vite puts scripts into the page, so here pages carry no Content-Security-Policy.
 */
export const developWeb = async (
  root: string,
  server: Server,
): Promise<{ develop: Develop; stop: () => Promise<void> }> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true, ws: { server }, proxy: {} },
  })
  const page = join(root, 'web/index.html')
  const develop: Develop = async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://edge')
    if (pathname.startsWith('/widget/')) return false
    // Vite's own modules have names without an ending
    const isPage = !pathname.startsWith('/@') && placeOf(pathname).path === '/index.html'
    if (isPage) {
      const html = await vite.transformIndexHtml(pathname, await readFile(page, 'utf8'))
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html)
      return true
    }
    return new Promise((resolve) => {
      response.once('finish', () => resolve(true))
      vite.middlewares(request, response, () => resolve(false))
    })
  }
  return { develop, stop: () => vite.close() }
}
