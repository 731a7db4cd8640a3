import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { FRAMES_FOLDER, frameSurfaceOf } from '#infra/edge/frames'
import { securityHeaders } from '#infra/headers'
import type { FramesConfig } from '#shared/web-config'
import type { Develop } from './develop-web.ts'
import { sendAsset } from './send-asset.ts'

export interface FrameOptions {
  /** The dashboard's build. */
  readonly webDir: string
  /** Origins of the dashboard, which show the pages of the frames' host. */
  readonly dashboards: readonly string[]
  /** Where Meta is played. */
  readonly playedMeta?: string | undefined
  /** Sends pages and modules as they are written, instead of builds. Returns `false` for what it does not have. */
  readonly develop?: Develop | undefined
}

/** The frames' host, by the table that CloudFront has: nothing but what is in it, no API behind it. */
export const sendFrame = async (
  request: IncomingMessage,
  response: ServerResponse,
  { webDir, dashboards, playedMeta, develop }: FrameOptions,
): Promise<void> => {
  const say = (status: number, text: string) =>
    void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
  const { pathname } = new URL(request.url ?? '/', 'http://frames')
  const surface = frameSurfaceOf(pathname)
  if (!surface) return say(404, 'Not found.')
  if (request.method !== 'GET' && request.method !== 'HEAD') return say(405, 'Only GET and HEAD.')
  if (pathname === '/config.json') {
    const config: FramesConfig = { dashboards }
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
    return void response.end(JSON.stringify(config))
  }
  for (const [name, value] of Object.entries(securityHeaders(surface, { dashboards, playedMeta })))
    response.setHeader(name, value)
  if (await develop?.(request, response)) return
  const asset = { root: join(webDir, FRAMES_FOLDER), path: pathname, surface }
  if (!sendAsset(request, response, asset, { dashboards, playedMeta })) say(404, 'Not found.')
}
