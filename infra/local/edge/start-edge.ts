import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { agencyPlaceOf, isByHostAlone } from '#infra/edge/agency-place-of'
import { type Place, placeOf } from '#infra/edge/place-of'
import { type Surface, securityHeaders } from '#infra/headers'
import { forward, type Target } from '#infra/local/forward'
import { listen } from '#infra/local/listen'
import { FRAMES_HOST } from '#infra/local/local-addresses'
import type { RunningRegion } from '#infra/local/region/start-region'
import type { Region } from '#shared/regions'
import { passUpgrade } from './pass-upgrade.ts'
import { type Asset, sendAsset } from './send-asset.ts'
import { type FrameOptions, sendFrame } from './send-frame.ts'
import { type BucketAddress, sendPicture } from './send-picture.ts'
import { viewerHeaders, viewerHost } from './viewer-headers.ts'

export interface EdgeOptions extends FrameOptions {
  readonly port: number
  /** The portal's build, which is served under `/portal/`. */
  readonly portalDir: string
  /** The widget's build, which is served under `/widget/`. */
  readonly widgetDir: string
  /** The region as it runs at this moment; a restart gives it other ports. */
  readonly regionOf: (region: Region) => Promise<RunningRegion>
  /** Each region's bucket at the local object store. */
  readonly buckets: Readonly<Record<Region, BucketAddress>>
  /** Where each region's signed addresses lead: ports on loopback. */
  readonly signed: Readonly<Record<Region, number>>
  /** Responses that are made here: `/config.json`, `/openapi.json`. */
  readonly jsonFiles: Readonly<Record<string, () => unknown>>
  /** Where pages may connect to beyond their own host. */
  readonly connect: readonly string[]
  /** Those of them whose pictures and sound a page may show. */
  readonly media: readonly string[]
  /** The origin of the frames' host. */
  readonly frames: string
  /** Whether CloudFront has a tenant that answers for a custom domain. */
  readonly servesHost: (host: string) => Promise<boolean>
  /** What CloudFront would say of the viewer: ISO 3166 alpha-2. */
  readonly country: string
}

/** The dashboard's hosts; as in the cloud, every name directly below localhost is an agency's, if it has one. */
const dashboards: readonly string[] = ['localhost', '127.0.0.1', '[::1]', 'app.localhost', 'vf.localhost']
const isDashboard = (host: string): boolean => dashboards.includes(host)

const isWildcard = (host: string): boolean => /^[a-z\d-]+\.localhost$/.test(host)

/** `chat.acme.localhost`: browsers lead it to this machine, as an agency's own domain would lead to the edge. */
const isCustom = (host: string): boolean => /^(?:[a-z\d-]+\.){2,}localhost$/.test(host)

const WIDGET = '/widget/'
const PORTAL = '/portal/'

const widgetSurface = (path: string): Surface => (path.endsWith('.html') ? 'inner' : 'asset')

/** The region of a host that no region's name is part of the path for. */
const HOME: Region = 'eu'

const say = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

/** CloudFront: one address for pages, widget and both regions' APIs, routed by host and path as in the cloud. */
export const startEdge = (options: EdgeOptions): Promise<Server> => {
  const isOurs = async (host: string): Promise<boolean> =>
    isDashboard(host) || isWildcard(host) || (isCustom(host) && (await options.servesHost(host)))

  /** Where a region's API is at this moment, and the headers with which a request goes there. */
  const behind = async (request: IncomingMessage, url: URL, { kind, region: name, path }: Place): Promise<Target> => {
    const hasSession = !isDashboard(viewerHost(request)) && !isByHostAlone(path)
    const { ports, originSecret } = await options.regionOf((name || HOME) as Region)
    const port = {
      api: ports.http,
      chat: ports.stream,
      live: ports.sockets.live,
      media: undefined,
      signed: undefined,
      file: undefined,
    }[kind]
    if (port === undefined) throw new Error(`there is no ${kind}`)
    const region = isDashboard(viewerHost(request)) ? undefined : name || 'none'
    const headers = viewerHeaders(request, originSecret, options.country, hasSession, region)
    return { host: '127.0.0.1', port, path: path + url.search, headers }
  }

  const assetAt = (path: string): Asset => {
    if (path.startsWith(WIDGET))
      return { root: options.widgetDir, path: path.slice(WIDGET.length - 1), surface: widgetSurface(path) }
    if (path.startsWith(PORTAL))
      return { root: options.portalDir, path: path.slice(PORTAL.length - 1), surface: 'asset' }
    return { root: options.webDir, path, surface: 'page' }
  }

  const toPage = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const document = isDashboard(viewerHost(request)) ? options.jsonFiles[path] : undefined
    if (document) {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
      return void response.end(JSON.stringify(document()))
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(response, 405, 'Only GET and HEAD.')
    if (!path.startsWith(PORTAL) && (await options.develop?.(request, response))) return
    if (!sendAsset(request, response, assetAt(path), options)) say(response, 404, 'Not found.')
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    if (viewerHost(request) === FRAMES_HOST) return sendFrame(request, response, options)
    if (!(await isOurs(viewerHost(request)))) return say(response, 404, 'This host is not one of ours.')
    const url = new URL(request.url ?? '/', 'http://edge')
    const place = (isDashboard(viewerHost(request)) ? placeOf : agencyPlaceOf)(url.pathname)
    if (place.kind === 'live') return say(response, 426, 'This address speaks WebSocket.')
    if (place.kind === 'media') {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isRead) return say(response, 405, 'Only GET and HEAD.')
      const isSent = await sendPicture(request, response, options.buckets[place.region as Region], place.path)
      return isSent ? undefined : say(response, 404, 'Not found.')
    }
    if (place.kind === 'signed') {
      const port = options.signed[place.region as Region]
      // as the bucket, under whose name the address was signed
      const headers = { ...request.headers, host: `127.0.0.1:${port}` }
      const target = { host: '127.0.0.1', port, path: place.path + url.search, headers }
      return forward(request, response, target, (answer) => ({ ...answer, ...securityHeaders('signed') }))
    }
    if (place.kind === 'file') return toPage(request, response, place.path)
    forward(request, response, await behind(request, url, place))
  }

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = new URL(request.url ?? '/', 'http://edge')
    const place = placeOf(url.pathname)
    // in development the builder's own socket is on this server too, and answers for itself
    if (place.kind !== 'live' && options.develop) return
    if (place.kind !== 'live' || !(await isOurs(viewerHost(request)))) return void socket.destroy()
    passUpgrade(request, socket, head, await behind(request, url, place))
  }

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders('answer'))) response.setHeader(name, value)
    serve(request, response).catch((failure: unknown) => {
      if (response.headersSent) response.destroy()
      else say(response, 503, `The local run cannot answer this: ${String(failure)}`)
    })
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    if (viewerHost(request) === FRAMES_HOST) return void socket.destroy()
    upgrade(request, socket, head).catch(() => socket.destroy())
  })
  return listen(server, options.port)
}
