import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { listen } from '#infra/local/listen'
import { readRequestBody } from '#infra/local/read-request-body'
import { type CloudFront, cloudFront, playedEdge } from '#infra/local/stand-ins/cloudfront/cloudfront'
import type { LookUp } from '#infra/local/stand-ins/cloudfront/leads-here'
import { startDns } from '#infra/local/stand-ins/dns/start-dns'
import { zone } from '#infra/local/stand-ins/dns/zone'
import { ZoneRecord } from '#infra/local/stand-ins/dns/zone-record'
import type { SesState } from '#infra/local/stand-ins/ses/ses-state'
import { actOnZone } from './act-on-zone.ts'
import { answerZoneControl } from './answer-zone-control.ts'
import { answerZonePage } from './answer-zone-page.ts'
import { type StoredWish, wantedDomains } from './wanted-domains.ts'
import type { ZonePageView } from './zone-page-view.ts'

interface ZoneOptions {
  /** Of CloudFront's and ACM's protocols, and of the page; 0: any that is free. */
  readonly port: number
  readonly dnsPort: number
  /** Where everything is kept; without one it ends with the process. */
  readonly folder?: string | undefined
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** The records that the product asks its users to set. */
  readonly stored?: () => Promise<StoredWish>
  /** What SES looks for, by its region. */
  readonly identities?: () => SesState['regions']
}

export interface StartedZone {
  readonly server: Server
  /** Without a slash at its end: `http://127.0.0.1:3009`. */
  readonly address: string
  /** `127.0.0.1:3010` */
  readonly dnsAddress: string
  readonly lookUp: LookUp
  readonly stop: () => Promise<void>
}

const MOST_BYTES = 1024 * 1024

/** What the name that hosts lead to answers: this machine. */
const fixed = [ZoneRecord.parse({ type: 'A', name: playedEdge.endpoint, value: '127.0.0.1', ttl: 60 })]

const headersOf = ({ headers }: IncomingMessage): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/** Names of this machine only: a page elsewhere whose name was made to point here is not served. */
const isAskedHere = ({ headers: { host = '' } }: IncomingMessage): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)

const tenantsOf = (edge: CloudFront): ZonePageView['tenants'] => {
  const certificates = edge.certificates()
  return edge.tenants().flatMap(({ domains, certificateArn, requestedArn }) =>
    domains.map((host) => {
      const certificate = certificates.find(({ arn }) => arn === requestedArn)?.status
      return {
        host,
        isActive: edge.serves(host),
        isAttached: certificateArn !== undefined,
        ...(certificate ? { certificate } : {}),
      }
    }),
  )
}

/**
 * The DNS of all domains that the local run knows, with the page on which a person keeps it, and what the cloud does with it: CloudFront's
 * tenants and ACM's certificates, all on `port`. `GET /control/hosts/<host>` answers 204 where CloudFront answers for a host.
 */
export const startZone = async (options: ZoneOptions): Promise<StartedZone> => {
  const { port, dnsPort, folder, now = Date.now, stored = async () => ({}), identities = () => ({}) } = options
  const played = zone({ now, fixed, path: folder && join(folder, 'dns.json') })
  const edge = cloudFront({ now, lookUp: played.lookUp, path: folder && join(folder, 'cloudfront.json') })
  const wanted = async () => wantedDomains(played, await stored(), identities())

  const control = {
    act: (act: Parameters<typeof actOnZone>[1]) => actOnZone({ zone: played, edge, wanted }, act),
    view: async (): Promise<ZonePageView> => ({
      now: now(),
      records: played.records(),
      wanted: await wanted(),
      settings: played.settings(),
      switches: edge.switches(),
      tenants: tenantsOf(edge),
      asked: played.asked(),
      endpoint: playedEdge.endpoint,
    }),
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isAskedHere(request)) return void response.writeHead(421).end()
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://zone')
    if (request.method === 'GET' && pathname === '/') return void response.writeHead(302, { location: '/zone' }).end()
    if (/^\/zone(\/|$)/.test(pathname)) return answerZonePage(request, response, pathname)
    if (pathname.startsWith('/control/hosts/')) {
      const isServed = edge.serves(pathname.slice('/control/hosts/'.length).toLowerCase())
      return void response.writeHead(isServed ? 204 : 404).end()
    }
    if (/^\/control(\/|$)/.test(pathname)) return answerZoneControl(request, response, pathname, control)
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
      answer(request, response).catch((failure: unknown) => {
        if (response.headersSent) response.destroy()
        else response.writeHead(500, { 'content-type': 'text/plain' }).end(String(failure))
      })
    }),
    port,
  )
  const dns = await startDns(played, dnsPort)
  return {
    server,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dnsAddress: dns.address,
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
