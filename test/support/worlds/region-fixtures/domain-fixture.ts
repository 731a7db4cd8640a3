import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { handler as advance } from '#functions/domains/connect/advance-host'
import { handler as sweepHosts } from '#functions/domains/hosts/sweep-hosts'
import { sweepTenants } from '#functions/domains/tenants/sweep-tenants'
import { type CloudFront, cloudFront, playedEdge } from '#infra/local/stand-ins/cloudfront/cloudfront'
import { type LocalDns, startDns } from '#infra/local/stand-ins/dns/start-dns'
import { type Zone, zone } from '#infra/local/stand-ins/dns/zone'
import { ZoneRecord } from '#infra/local/stand-ins/dns/zone-record'
import { replaceStartFlow } from '#lib/events/start-flow'
import { replaceWorld, world } from '#lib/world'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { type ThirdPartyServer, thirdPartyServer } from '#test/support/providers/third-party-server'
import { type AgencyOwner, agencyFixture } from './agency-fixture.ts'

export const TARGET = playedEdge.endpoint
const HOUR_MS = 3_600_000

interface Run {
  readonly input: object
  at: number
}

/** What may fail with the function that does it: a command to the database, or a call of CloudFront or ACM. */
export interface Outside {
  /** Called before it is done; throws where the function ends. */
  readonly before: () => void
  /** Called when it is done. */
  readonly after: () => void
}

const unharmed: Outside = { before: () => undefined, after: () => undefined }

/**
 * An agency's custom domains with everything around them: DNS and CloudFront as they are played on a laptop, behind their own protocols,
 * a clock that only moves with the flows' pauses, and an edge that answers for what CloudFront would.
 */
export const domainFixture = () => {
  const agency = agencyFixture()
  const it = {} as { zone: Zone; edge: CloudFront }
  let time = 0
  let dns: LocalDns
  let services: ThirdPartyServer
  let hosts: ThirdPartyServer
  let outside = unharmed
  let runs: Run[] = []
  let undo = () => {}
  let isTwice = false
  let asked = 0

  beforeAll(async () => {
    services = await thirdPartyServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const url = new URL(request.url ?? '/', 'http://edge')
        const body = Buffer.concat(parts).toString('utf8')
        if (body.includes('ManagedCertificateRequest')) asked++
        try {
          outside.before()
          const answer = it.edge.answer({
            method: request.method ?? 'GET',
            path: url.pathname,
            query: Object.fromEntries(url.searchParams),
            headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
            body,
          })
          outside.after()
          response.writeHead(answer.status, { ...answer.headers })
          response.end(answer.body)
        } catch {
          request.socket.destroy()
        }
      })
    })
    hosts = await thirdPartyServer((request, response) => {
      const host = String(request.headers.host).split(':')[0] ?? ''
      void answerFor(host).then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(body))
      })
    })
    Object.assign(process.env, {
      CLOUDFRONT_ENDPOINT: services.origin,
      ACM_ENDPOINT: services.origin,
      TENANT_DISTRIBUTION: playedEdge.distributionId,
      TENANT_GROUP: playedEdge.connectionGroupId,
      TENANT_HOST: TARGET,
      PUBLIC_URL: `http://localhost:${hosts.port}`,
      AWS_MAX_ATTEMPTS: '1',
    })
  })
  afterAll(async () => {
    for (const name of ['CLOUDFRONT_ENDPOINT', 'ACM_ENDPOINT', 'TENANT_DISTRIBUTION', 'TENANT_GROUP', 'TENANT_HOST'])
      delete process.env[name]
    await services[Symbol.asyncDispose]()
    await hosts[Symbol.asyncDispose]()
  })
  beforeEach(async () => {
    time = Date.parse('2026-03-01T10:00:00Z')
    runs = []
    outside = unharmed
    fresh()
    // what is played may be played anew, behind the same address
    const current = {
      lookUp: (...asked: Parameters<Zone['lookUp']>) => it.zone.lookUp(...asked),
      note: () => undefined,
    }
    dns = await startDns(current as unknown as Zone, 0)
    process.env.DNS_SERVERS = dns.address
    const { database } = world()
    undo = replaceWorld({
      now: () => time,
      // pauses take no time, and what has a deadline ends before it
      sleep: async (_, end) => {
        if (end) await new Promise((resolve) => end.addEventListener('abort', resolve))
      },
      database: async (command) => {
        outside.before()
        const answer = await database(command)
        outside.after()
        return answer
      },
    })
    replaceStartFlow(async (flow, _name, input) => {
      if (flow === 'domains/connect-host') runs.push({ input, at: time })
    })
  })
  afterEach(async () => {
    outside = unharmed
    undo()
    replaceStartFlow(async () => undefined)
    await dns.stop()
  })

  /** No records, and nothing at the edge. */
  const fresh = () => {
    const fixed = [
      ZoneRecord.parse({ type: 'A', name: TARGET, value: '127.0.0.1' }),
      ZoneRecord.parse({ type: 'NS', name: 'acme.example', value: 'ada.ns.cloudflare.com' }),
    ]
    it.zone = zone({ now: () => time, fixed })
    it.edge = cloudFront({ now: () => time, lookUp: it.zone.lookUp })
    runs = []
    asked = 0
  }

  const answerFor = async (host: string): Promise<{ status: number; body: unknown }> => {
    if (!it.edge.serves(host)) return { status: 403, body: {} }
    const kept = outside
    // the visit is another function's
    outside = unharmed
    const answer = await agency.fixture.region.invoke('GET /public/host', {}, agency.at(host))
    outside = kept
    return answer
  }

  const claim = (owner: AgencyOwner, host: string) =>
    agency.add(owner, host, { isVGSubdomain: undefined, isCustomDomain: true })
  const remove = ({ token, workspaceId, agencyId }: AgencyOwner, domain: string) =>
    agency.fixture.region.invoke(
      'DELETE /hosting-api/custom-domain',
      { userId: workspaceId, agencyId, domain, domainType: 'customDomain' },
      { token },
    )
  const check = ({ token, workspaceId }: AgencyOwner, host: string) =>
    agency.fixture.region.invoke(
      'POST /v2/workspaces/{workspaceId}/agency/domains/check',
      { workspaceId, host },
      { token },
    )
  const startTrial = ({ token, workspaceId }: AgencyOwner) =>
    agency.fixture.region.invoke('POST /rpc/activateWhitelabelTrial', { workspaceId }, { token })
  /** An owner whose agency may have custom domains. */
  const newOwner = async () => {
    const owner = await agency.newAgency()
    await startTrial(owner)
    return owner
  }
  const set = (type: string, name: string, value: string) => it.zone.set([ZoneRecord.parse({ type, name, value })])
  /** Sets the records that a claim wants. */
  const setRecords = (records: readonly { type: string; name: string; value: string }[]) => {
    for (const { type, name, value } of records) set(type, name, value)
  }
  const unset = (name: string) =>
    it.zone.remove(it.zone.records().flatMap((record) => (record.name === name ? [record.id] : [])))

  /** Takes the steps of all flows, each when it is due, for so long or until none is left; how many steps that were. */
  const drive = async (forMs = 10 * 24 * HOUR_MS, during: (steps: number) => unknown = () => undefined) => {
    const end = time + forMs
    let steps = 0
    for (;;) {
      const [next] = runs.toSorted((one, other) => one.at - other.at)
      if (!next || next.at > end) break
      time = Math.max(time, next.at)
      await during(steps++)
      // Step Functions tries again what failed
      const take = () => advance(next.input, lambdaContext()).catch(() => undefined)
      const [answer] = await Promise.all(isTwice ? [take(), take()] : [take()])
      if (answer?.outcome === 'done') runs = runs.filter((run) => run !== next)
      else next.at = time + (answer?.seconds ?? 1) * 1000
    }
    if (forMs < 10 * 24 * HOUR_MS) time = end
    return steps
  }
  const sweep = async () => {
    await sweepHosts({} as never, lambdaContext())
    await sweepTenants()
  }
  const pass = (ms: number) => {
    time += ms
  }
  /** Looks without harm. */
  const looking = async <T>(look: () => Promise<T>): Promise<T> => {
    const kept = outside
    outside = unharmed
    try {
      return await look()
    } finally {
      outside = kept
    }
  }
  const hostOf = (owner: AgencyOwner, host: string) =>
    looking(async () => (await agency.hostsOf(owner)).find((each: { host: string }) => each.host === host))
  /** What is left at the edge. */
  const left = () => ({ tenants: it.edge.tenants().length, certificates: it.edge.certificates().length })
  const inDirectory = (host: string) => agency.fixture.region.directory().find((row) => row.host === host)
  /** What the sweepers still have to do, for one agency or beside them all. */
  const unsettled = (owner?: AgencyOwner) =>
    agency.fixture.region
      .rows()
      .filter(
        ({ kind, agencyId }) =>
          kind === 'left-tenant' || (kind === 'unsettled-host' && (!owner || owner.agencyId === agencyId)),
      )

  return {
    ...agency,
    it,
    claim,
    remove,
    check,
    newOwner,
    startTrial,
    set,
    setRecords,
    unset,
    drive,
    sweep,
    pass,
    hostOf,
    left,
    inDirectory,
    unsettled,
    fresh,
    /** Requests of certificates since the edge is fresh. */
    certificatesAsked: () => asked,
    now: () => time,
    /** Each step runs twice, at once. */
    twice: (is: boolean) => {
      isTwice = is
    },
    /** Flows that a dead process takes along. */
    loseRuns: () => {
      runs = []
    },
    harm: (next: Outside | undefined) => {
      outside = next ?? unharmed
    },
  }
}
