import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'

/** Names that only the edge may set; whatever a viewer sends under them is dropped, and cookies. An origin sees its own host. */
const OURS = /^(host|cookie|x-viewer-host|x-viewer-region|x-origin-secret|cloudfront-.*)$/i

/** The host that the viewer asked for, without the port, which does not exist in the cloud. */
export const viewerHost = (request: IncomingMessage): string =>
  (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '')

/** The one cookie that leaves the edge, on hosts of the portal: a client's session. */
const sessionIn = (request: IncomingMessage): Record<string, string> => {
  const session = /(?:^|; ?)(__Host-session=[^;]*)/.exec(request.headers.cookie ?? '')?.[1]
  return session === undefined ? {} : { Cookie: session }
}

/**
 * The headers with which a request continues to a region's API: as the viewer sent them, in their letter case (the
 * REST API passes names on unchanged), without those that only the edge may set, and with the edge's own.
 */
export const viewerHeaders = (
  request: IncomingMessage,
  originSecret: string,
  country: string,
  hasSession = false,
  region?: string,
): OutgoingHttpHeaders => {
  const headers: OutgoingHttpHeaders = {}
  const { rawHeaders } = request
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2)
    if (OURS.test(name)) continue
    const known = headers[name]
    headers[name] = known === undefined ? value : [known, value].flat().map(String)
  }
  const { remoteAddress = '127.0.0.1', remotePort = 0 } = request.socket
  return {
    ...headers,
    ...(hasSession ? sessionIn(request) : {}),
    'X-Viewer-Host': viewerHost(request),
    ...(region === undefined ? {} : { 'X-Viewer-Region': region }),
    'X-Origin-Secret': originSecret,
    'CloudFront-Viewer-Address': `${remoteAddress}:${remotePort}`,
    'CloudFront-Viewer-Country': country,
  }
}
