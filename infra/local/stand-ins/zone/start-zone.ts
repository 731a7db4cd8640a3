import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { listen } from '#infra/local/listen'
import { readRequestBody } from '#infra/local/read-request-body'
import { cloudFront, playedEdge } from '#infra/local/stand-ins/cloudfront/cloudfront'
import type { LookUp } from '#infra/local/stand-ins/cloudfront/leads-here'
import { startDns } from '#infra/local/stand-ins/dns/start-dns'
import { type Zone, zone } from '#infra/local/stand-ins/dns/zone'
import { ZoneRecord } from '#infra/local/stand-ins/dns/zone-record'

interface ZoneOptions {
  /** Of CloudFront's and ACM's protocols, and of the page; 0: any that is free. */
  readonly port: number
  readonly dnsPort: number
  /** Where everything is kept; without one it ends with the process. */
  readonly folder?: string | undefined
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

export interface StartedZone {
  readonly server: Server
  /** Without a slash at its end: `http://127.0.0.1:3009`. */
  readonly address: string
  /** `127.0.0.1:3010` */
  readonly dnsAddress: string
  readonly zone: Zone
  readonly lookUp: LookUp
  readonly stop: () => Promise<void>
}

const MOST_BYTES = 1024 * 1024

/** What the name that hosts lead to answers: this machine. */
const fixed = [ZoneRecord.parse({ type: 'A', name: playedEdge.endpoint, value: '127.0.0.1', ttl: 60 })]

const headersOf = ({ headers }: IncomingMessage): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/**
 * The DNS of all domains that the local run knows, and what the cloud does with it: CloudFront's tenants and ACM's certificates, both on
 * `port`.
 */
export const startZone = async ({ port, dnsPort, folder, now = Date.now }: ZoneOptions): Promise<StartedZone> => {
  const played = zone({ now, fixed, path: folder && join(folder, 'dns.json') })
  const edge = cloudFront({ now, lookUp: played.lookUp, path: folder && join(folder, 'cloudfront.json') })

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://zone')
    if (pathname.startsWith('/control/hosts/')) {
      const isServed = edge.serves(pathname.slice('/control/hosts/'.length).toLowerCase())
      return void response.writeHead(isServed ? 204 : 404).end()
    }
    const body = await readRequestBody(request, MOST_BYTES)
    if (!body) return void response.writeHead(413).end()
    const answered = edge.answer({
      method: request.method ?? 'GET',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: headersOf(request),
      body: body.toString('utf8'),
    })
    response.writeHead(answered.status, answered.headers).end(answered.body)
  }

  const server = await listen(
    createServer((request, response) => {
      answer(request, response).catch(() => {
        if (response.headersSent) response.destroy()
        else response.writeHead(500).end()
      })
    }),
    port,
  )
  const dns = await startDns(played, dnsPort)
  return {
    server,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dnsAddress: dns.address,
    zone: played,
    lookUp: played.lookUp,
    stop: async () => {
      played.stop()
      edge.stop()
      server.close()
      server.closeAllConnections()
      await dns.stop()
    },
  }
}
