import { Resolver } from 'node:dns/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { playedEdge } from '#infra/local/stand-ins/cloudfront/cloudfront'
import { pasteRecords } from '#infra/local/stand-ins/dns/paste-records'
import { type StartedZone, startZone } from '#infra/local/stand-ins/zone/start-zone'
import type { ZoneAct, ZonePageView } from '#infra/local/stand-ins/zone/zone-page-view'

const HOST = 'chat.acme.localhost'
const records = [
  { type: 'TXT', name: `_verify.${HOST}`, value: 'verify=abc', ttl: 300, status: 'missing', answers: [] },
  { type: 'CNAME', name: HOST, value: playedEdge.endpoint, ttl: 300, status: 'missing', answers: [] },
]

let played: StartedZone

beforeEach(async () => {
  played = await startZone({
    port: 0,
    dnsPort: 0,
    stored: async () => ({ [HOST]: records }),
    identities: () => ({
      'eu-central-1': {
        identities: [{ name: 'acme.example', tokens: ['k1'], dkim: { status: 'PENDING', since: 0 }, tags: {} }],
        tenants: [],
      },
    }),
  })
})
afterEach(() => played.stop())

const act = async (given: ZoneAct | object) => {
  const response = await fetch(`${played.address}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(given),
  })
  return { status: response.status, view: (await response.json()) as ZonePageView & { message?: string } }
}

const statesOf = ({ wanted }: ZonePageView) =>
  wanted.map(({ domain, records: asked }) => [domain, ...asked.map(({ state }) => state)])

test('what the product and SES ask for is shown, set at once, and answered by the name server', async () => {
  const before = (await (await fetch(`${played.address}/control`)).json()) as ZonePageView
  expect(statesOf(before)).toEqual([
    [HOST, 'missing', 'missing'],
    ['acme.example', 'missing'],
  ])
  await act({ do: 'set', records: [{ type: 'CNAME', name: HOST, value: 'elsewhere.example' }] })
  const { view } = await act({ do: 'zone', delaySeconds: 0 })
  expect(statesOf(view)[0]).toEqual([HOST, 'missing', 'wrong'])
  expect(statesOf((await act({ do: 'set-wanted', domain: HOST })).view)).toEqual([
    [HOST, 'found', 'found'],
    ['acme.example', 'missing'],
  ])
  expect(statesOf((await act({ do: 'set-wanted' })).view)[1]).toEqual(['acme.example', 'found'])
  const resolver = new Resolver({ timeout: 2000, tries: 1 })
  resolver.setServers([played.dnsAddress])
  expect(await resolver.resolve4(HOST)).toEqual(['127.0.0.1'])
  expect(await resolver.resolveTxt(`_verify.${HOST}`)).toEqual([['verify=abc']])
})

test('a person makes records flap, removes them, takes a name for another account and forbids certificates', async () => {
  const { view } = await act({ do: 'paste', text: `${HOST}. 300 IN CNAME ${playedEdge.endpoint}.` })
  const id = view.records[0]?.id ?? ''
  expect((await act({ do: 'flap', id, isFlapping: true })).view.records[0]?.state).toBe('flapping')
  expect((await act({ do: 'remove', ids: [id] })).view.records).toEqual([])
  expect((await act({ do: 'taken', host: HOST, isTaken: true })).view.switches.taken).toEqual([HOST])
  expect((await act({ do: 'taken', host: HOST, isTaken: false })).view.switches.taken).toEqual([])
  const forbid = (isForbidden: boolean) => act({ do: 'forbid', domain: 'acme.localhost', isForbidden })
  expect((await forbid(true)).view.records).toMatchObject([{ type: 'CAA', value: '0 issue "letsencrypt.org"' }])
  expect((await forbid(false)).view.records).toEqual([])
  expect((await act({ do: 'edge', validation: 'times-out' })).view.switches.validation).toBe('times-out')
})

test('what cannot be done is said, and leaves the zone as it is', async () => {
  await act({ do: 'paste', text: `TXT\t${HOST}\ttext` })
  const messages = [
    await act({ do: 'paste', text: 'this is no record' }),
    await act({ do: 'paste', text: '' }),
    await act({ do: 'set', records: [{ type: 'CNAME', name: HOST, value: 'x.example' }] }),
    await act({ do: 'set', records: [{ type: 'A', name: 'x.example', value: 'x' }] }),
    await act({ do: 'nothing' }),
  ].map(({ status, view }) => [status, view.message])
  expect(messages).toEqual([
    [400, 'This line is no record: this is no record'],
    [400, 'Paste at least one record.'],
    [400, `${HOST}: a CNAME cannot be beside other records of the same name.`],
    [400, expect.stringContaining('does not fit the type')],
    [400, expect.any(String)],
  ])
  expect((await act({ do: 'zone' })).view.records).toHaveLength(1)
})

test('a page of another origin changes nothing, and only this machine’s names are served', async () => {
  const plain = await fetch(`${played.address}/control`, { method: 'POST', body: '{"do":"remove","ids":[]}' })
  expect(plain.status).toBe(400)
  const preflight = await fetch(`${played.address}/control`, { method: 'OPTIONS' })
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  const { request } = await import('node:http')
  const status = await new Promise((resolve) => {
    request(`${played.address}/control`, { headers: { host: 'evil.example' } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).end()
  })
  expect(status).toBe(421)
})

test('the page is there, and says for no host that CloudFront serves it', async () => {
  expect(await (await fetch(`${played.address}/zone`)).text()).toContain('The DNS zone')
  expect((await fetch(`${played.address}/zone/assets/zone.js`)).status).toBe(200)
  expect((await fetch(`${played.address}/control/hosts/${HOST}`)).status).toBe(404)
})

test.each([
  ['TXT\t_verify.chat.acme.com\tverify=1 2\t300', { type: 'TXT', value: 'verify=1 2', ttl: 300 }],
  ['Missing\tCNAME\tchat.acme.com\td1.cloudfront.net\t60', { type: 'CNAME', value: 'd1.cloudfront.net', ttl: 60 }],
  ['MX\tbounces.acme.com\tfeedback.example\t10\t3600', { type: 'MX', priority: 10, ttl: 3600 }],
  ['bounces.acme.com. 60 IN MX 20 feedback.example.', { type: 'MX', priority: 20, value: 'feedback.example', ttl: 60 }],
  ['_dmarc.acme.com IN TXT "v=DMARC1; p=none"', { type: 'TXT', value: 'v=DMARC1; p=none' }],
  ['acme.com CAA 0 issue "amazon.com"', { type: 'CAA', value: '0 issue "amazon.com"' }],
  ['cname chat.acme.com d1.cloudfront.net', { type: 'CNAME', value: 'd1.cloudfront.net' }],
])('%s is read as a record', (line, expected) => {
  expect(pasteRecords(`; a comment\n\n${line}\n`)).toMatchObject({ records: [expected], unread: [] })
})
