import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { handler as recordFeedback } from '#functions/senders/feedback/record-feedback'
import { dueSenders } from '#functions/senders/store'
import { handler as sweepSenders } from '#functions/senders/sweep-senders'
import { handler as lookForRecords } from '#functions/senders/verification/look-for-records'
import { startDns } from '#infra/local/stand-ins/dns/start-dns'
import { type Zone, zone } from '#infra/local/stand-ins/dns/zone'
import { ZoneRecord } from '#infra/local/stand-ins/dns/zone-record'
import { type Ses, ses } from '#infra/local/stand-ins/ses/ses'
import { replaceStartFlow } from '#lib/events/start-flow'
import { mailDomains, senders } from '#lib/senders/store'
import { replaceWorld, world } from '#lib/world'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const SET = 'parley-eu-agency-mail'
const HOUR_MS = 3_600_000

interface Sent {
  readonly FromEmailAddress?: string
  readonly ReplyToAddresses?: readonly string[]
  readonly Destination?: { readonly ToAddresses?: readonly string[] }
  readonly TenantName?: string
  readonly ConfigurationSetName?: string
  readonly Content?: {
    readonly Simple?: { readonly Subject?: { Data?: string }; readonly Body?: { Text?: { Data?: string } } }
  }
}

/** The requests that a fault meets: `POST /v2/email/identities` and so on. */
type Fault = (call: string) => boolean

/**
 * A region whose SES and DNS are the strict ones of the local run, over HTTP: identities are verified by the zone and the clock. Each test
 * begins with an empty SES.
 */
export const senderFixture = () => {
  const fixture = {} as { region: TestRegion; played: Ses; dns: Zone; server: Server }
  let sent: Sent[] = []
  /** SES gives each mail an id of its own. */
  let test = 0
  let ahead = 0
  let fault: Fault = () => false
  let calls: string[] = []
  let flows: { readonly name: string; readonly input: object }[] = []
  let undo: () => void
  let stopDns: () => unknown

  beforeAll(async () => {
    fixture.region = await startRegion()
    const { now } = world()
    undo = replaceWorld({ now: () => now() + ahead, sleep: async () => undefined })
    fixture.dns = zone({ now: () => world().now() })
    const dns = await startDns(fixture.dns, 0)
    stopDns = () => dns.stop()
    fixture.server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://ses')
      const call = `${request.method} ${path}`
      if (fault(call)) return void response.destroy()
      calls.push(call)
      const answer = await fixture.played.answer({
        method: request.method ?? '',
        path,
        query: Object.fromEntries(searchParams),
        headers: request.headers as Record<string, string>,
        body: Buffer.concat(chunks).toString('utf8'),
      })
      response.writeHead(answer?.status ?? 404, answer?.headers).end(answer?.body)
    })
    await new Promise<void>((resolve) => fixture.server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(fixture.server.address() as AddressInfo).port}`
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_SES: address,
      AWS_ENDPOINT_URL_SESV2: address,
      AWS_REGION: 'eu-central-1',
      AWS_MAX_ATTEMPTS: '1',
      DNS_SERVERS: dns.address,
      MAIL_FROM: 'no-reply@parley.localhost',
      NEUTRAL_MAIL_FROM: 'no-reply@clients.localhost',
      SENDER_CONFIGURATION: `arn:aws:ses:eu-central-1:000000000000:configuration-set/${SET}`,
      PUBLIC_URL: 'https://app.parley-chat.com',
    })
  })
  afterAll(async () => {
    undo()
    await stopDns()
    fixture.server.close()
    for (const name of [
      'AWS_ENDPOINT_URL_SES',
      'AWS_ENDPOINT_URL_SESV2',
      'DNS_SERVERS',
      'NEUTRAL_MAIL_FROM',
      'SENDER_CONFIGURATION',
    ])
      delete process.env[name]
    await fixture.region.stop()
  })
  beforeEach(async () => {
    for (const row of fixture.region.rows()) {
      if (row.kind === 'due-sender') await dueSenders.drop(row as never)
      if (row.kind === 'agency-sender') await senders.drop(row as never)
    }
    for (const row of fixture.region.directory()) if (row.kind === 'mail-domain') await mailDomains.drop(row as never)
    test += 1
    sent = []
    calls = []
    flows = []
    ahead = 0
    fault = () => false
    replaceStartFlow(async (_, name, input) => {
      if (!flows.some((flow) => flow.name === name)) flows.push({ name, input })
    })
    fixture.played = ses({
      now: () => world().now(),
      lookUp: fixture.dns.lookUp,
      configurationSets: [SET, 'parley-eu-mail'],
      ownDomains: ['parley.localhost', 'clients.localhost'],
      deliver: async (body) => `message-${test}-${sent.push(body as Sent)}`,
    })
    fixture.dns.remove(fixture.dns.records().map(({ id }) => id))
  })

  let owners = 0
  const newAgency = async () => {
    const sub = `sender-owner-${++owners}`
    const email = `${sub}@example.com`
    const token = fixture.region.pool.tokenOf({ sub, email, name: sub })
    const { workspace } = (await fixture.region.invoke('POST /v2/me', {}, { token })).body
    const workspaceId = workspace.uid as string
    const open = () => fixture.region.invoke('POST /v2/workspaces/{workspaceId}/agency', { workspaceId }, { token })
    const agencyId = (await open()).body.agency.ID as string
    return { token, email, workspaceId, agencyId, settings: async () => (await open()).body.agency }
  }
  type Owner = Awaited<ReturnType<typeof newAgency>>

  const owner = ({ workspaceId: userId, agencyId }: Owner) => ({ userId, agencyId })
  const add = (by: Owner, domain: string) =>
    fixture.region.invoke('POST /email/domains/{domain}', { domain, ...owner(by) }, { token: by.token })
  const verify = (by: Owner, id: string) =>
    fixture.region.invoke('POST /email/domains/{id}/verify', { id, ...owner(by) }, { token: by.token })
  const show = (by: Owner, id: string) =>
    fixture.region.invoke('GET /email/domains/{id}', { id, ...owner(by) }, { token: by.token })
  const remove = (by: Owner, id: string) =>
    fixture.region.invoke('DELETE /email/domains/{id}', { id, ...owner(by) }, { token: by.token })

  /** Enters the records at the domain's provider. */
  const enter = (
    domain: string,
    records: readonly { type: string; name: string; value: string; priority?: number }[],
  ) =>
    fixture.dns.set(
      records.map(({ type, name, value, priority }) =>
        ZoneRecord.parse({ type, name: `${name}.${domain}`, value, ...(priority === undefined ? {} : { priority }) }),
      ),
    )

  return {
    fixture,
    newAgency,
    add,
    verify,
    show,
    remove,
    enter,
    HOUR_MS,
    /** Adds a domain, enters its records and verifies it. */
    addVerified: async (by: Owner, domain: string): Promise<string> => {
      const { id, records } = (await add(by, domain)).body.data
      enter(domain, records)
      await verify(by, id)
      ahead += HOUR_MS
      await verify(by, id)
      return id as string
    },
    mails: () => sent,
    calls: () => calls,
    flows: () => flows,
    later: (ms: number) => {
      ahead += ms
    },
    failing: (next: Fault) => {
      fault = next
    },
    /** What SES has of this region. */
    outside: () => {
      const { identities = [], tenants = [] } = fixture.played.regions()['eu-central-1'] ?? {}
      return { identities: identities.map(({ name }) => name), tenants: tenants.map(({ name }) => name) }
    },
    due: () => fixture.region.rows().filter(({ kind }) => kind === 'due-sender'),
    sweep: () => sweepSenders({} as never, lambdaContext()),
    look: (input: object) => lookForRecords(input, lambdaContext()),
    /** SES reports what came back of a mail; `times` deliveries of one event. */
    feedback: async (message: number, kind: 'bounce' | 'complaint', times = 1) => {
      const { event } = fixture.played.feedback(`message-${test}-${message}`, kind)
      for (let at = 0; at < times; at++) await recordFeedback(event as never, lambdaContext())
    },
  }
}
