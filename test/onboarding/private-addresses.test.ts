import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { isIP } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type FixtureSite, fixtureSite, pageSaying } from '#test/support/providers/fixture-site'
import { blockedIpv4, blockedIpv6, oddSpellings } from '#test/support/samples/private-addresses'
import { wizardWorld } from '#test/support/worlds/wizard-world'

const NAME = 'company.example'
const PUBLIC = '93.184.215.14'

let region: TestRegion
let site: FixtureSite
let wizard: Awaited<ReturnType<typeof wizardWorld>>
let attempts = 0

/** Every client socket that this process opens, as reported by the runtime. */
let sockets = 0
const opened = () => {
  sockets++
}

/** DNS answers for a name, in order; the last one repeats. */
let answers: (readonly string[])[] = []
const { lookup } = dns.promises
const fakeLookup = async () => {
  const [now = [], ...later] = answers
  if (later.length > 0) answers = later
  return now.map((address) => ({ address, family: isIP(address) }))
}

beforeAll(async () => {
  region = await startRegion()
  site = await fixtureSite()
  process.env.SAFE_FETCH_ALLOW = `${site.allow},${NAME}:${site.port}`
  Object.assign(dns.promises, { lookup: fakeLookup })
  syncBuiltinESMExports()
})
afterAll(async () => {
  Object.assign(dns.promises, { lookup })
  syncBuiltinESMExports()
  await region.stop()
  await site[Symbol.asyncDispose]()
})
beforeEach(async () => {
  wizard = await wizardWorld(region)
  subscribe('net.client.socket', opened)
})
afterEach(() => {
  unsubscribe('net.client.socket', opened)
  wizard.stop()
})

/** Lets the wizard analyze a website; returns its result and the number of sockets to other addresses than the fixture's. */
const look = async (website: string) => {
  attempts += 1
  const attempt = { attemptId: `private${String(attempts).padStart(20, '0')}` }
  sockets = 0
  const before = site.requests.length
  await wizard.branding(website, attempt)
  await wizard.settle()
  const { status, detail } = (await wizard.branding(website, attempt)).body
  return { status, detail, visits: site.requests.length - before, elsewhere: sockets - (site.requests.length - before) }
}

const refused = { status: 'failed', elsewhere: 0, detail: expect.stringContaining('private network') }
const loopback = new Set(['127.0.0.1', '127.255.255.254', '::1'])
const inUrl = (address: string) => (isIP(address) === 6 ? `[${address}]` : address)
/** A header value with raw UTF-8 bytes, as servers send it. */
const redirectTo = (location: string) => () => ({
  status: 302,
  headers: { location: Buffer.from(location).toString('latin1') },
})

test('a website is analyzed, with one socket per request', async () => {
  answers = [['127.0.0.1']]
  site.serve({ '/': pageSaying('Welcome to the company.') })
  const seen = await look(`http://${NAME}:${site.port}/`)
  expect(seen).toMatchObject({ status: 'done', elsewhere: 0 })
  expect(seen.visits).toBeGreaterThan(1)
})

describe.each([...blockedIpv4, ...blockedIpv6])('%s', (address) => {
  test('named, redirected to, alone or among others in DNS, or rebound later: no socket opens', async () => {
    expect(await look(`http://${inUrl(address)}/`)).toMatchObject({ ...refused, visits: 0 })

    answers = [[address]]
    expect(await look(`https://${NAME}/`)).toMatchObject({ ...refused, visits: 0 })

    answers = [[PUBLIC, '2606:2800:21f:cb07:6820:80da:af6b:8b2c', address]]
    expect(await look(`https://${NAME}/`)).toMatchObject({ ...refused, visits: 0 })

    answers = [['127.0.0.1']]
    site.serve(redirectTo(`http://${inUrl(address)}/`))
    expect(await look(`http://${NAME}:${site.port}/`)).toMatchObject(refused)

    // the fixture itself is on loopback, under this very name
    if (loopback.has(address)) return
    // the name resolves to the website once for each of the two readers, and then to the private host, on an allowed port
    site.serve(redirectTo(`http://${NAME}/again`))
    answers = [['127.0.0.1'], ['127.0.0.1'], [address]]
    expect(await look(`http://${NAME}:${site.port}/`)).toMatchObject({ elsewhere: 0 })
  })
})

test.each(oddSpellings)('%s, named or redirected to: no socket opens', async (url) => {
  answers = [['127.0.0.1']]
  expect(await look(url)).toMatchObject({ ...refused, visits: 0 })
  site.serve(redirectTo(url))
  expect(await look(`http://${NAME}:${site.port}/`)).toMatchObject(refused)
})

test.each(['http://localhost/', 'http://app.localhost/', 'http://127.0.0.1:1/'])('%s opens no socket', async (url) => {
  answers = [['127.0.0.1', '::1']]
  expect(await look(url)).toMatchObject({ status: 'failed', elsewhere: 0, visits: 0 })
})

test('more than 36 addresses are tested', () => {
  expect(new Set([...blockedIpv4, ...blockedIpv6]).size).toBeGreaterThan(36)
})
