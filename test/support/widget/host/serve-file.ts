import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

/** One file of the built widget. */
export const serveFile = async (dist: string, path: string, response: ServerResponse): Promise<void> => {
  const content = await readFile(join(dist, path)).catch(() => undefined)
  if (!content) return void response.writeHead(404).end()
  response.writeHead(200, {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'access-control-allow-origin': '*',
  })
  response.end(content)
}
