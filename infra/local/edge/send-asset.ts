import { createReadStream, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { type HeaderOptions, type Surface, securityHeaders } from '#infra/headers'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The builds put a hash of the content into these names, so the file of a name never changes. */
const isHashed = (path: string): boolean => /\/(?:assets|a)\/|-[\w-]{8,}\.\w+$/.test(path)

export interface Asset {
  /** The folder of the build. */
  readonly root: string
  /** Within the folder, from a slash on. */
  readonly path: string
  readonly surface: Surface
}

const find = (
  root: string,
  path: string,
): { readonly path: string; readonly size: number; readonly tag: string } | undefined => {
  const full = resolve(join(root, path))
  if (!full.startsWith(resolve(root) + sep)) return undefined
  try {
    const { size, mtimeMs } = statSync(full)
    return { path: full, size, tag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"` }
  } catch {
    return undefined
  }
}

/** Sends one built file with the headers that it has in the cloud. Returns `false` where there is none. */
export const sendAsset = (
  request: IncomingMessage,
  response: ServerResponse,
  asset: Asset,
  { connect, media, frames, dashboards, playedMeta }: HeaderOptions,
): boolean => {
  const { root, path, surface } = asset
  const found = find(root, path)
  if (!found) return false
  const headers = {
    ...securityHeaders(surface, {
      connect: connect ?? [],
      media: media ?? [],
      frames,
      dashboards: dashboards ?? [],
      playedMeta,
    }),
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: found.tag,
  }
  if (request.headers['if-none-match'] === found.tag) {
    response.writeHead(304, headers).end()
    return true
  }
  response.writeHead(200, { ...headers, 'content-length': found.size })
  if (request.method === 'HEAD') response.end()
  else createReadStream(found.path).pipe(response)
  return true
}
