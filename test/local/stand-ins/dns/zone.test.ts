import { Resolver } from 'node:dns/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startDns } from '#infra/local/stand-ins/dns/start-dns'
import { FLAP_MS, type Zone, zone } from '#infra/local/stand-ins/dns/zone'
import { ZoneRecord } from '#infra/local/stand-ins/dns/zone-record'

const ends: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

let time = 0
const now = () => time

const record = (type: string, name: string, value: string, priority?: number) =>
  ZoneRecord.parse({ type, name, value, ...(priority === undefined ? {} : { priority }) })

const served = async (played: Zone) => {
  const server = await startDns(played, 0)
  ends.push(server.stop)
  const resolver = new Resolver({ timeout: 2000, tries: 1 })
  resolver.setServers([server.address])
  return resolver
}

const seenOf = (played: Zone, name: string, type: 'TXT' | 'CNAME' | 'A' = 'TXT') =>
  played.lookUp(name, type).answers.map(({ value }) => value)

test('every kind of record is answered over the real protocol, an alias with what it leads to', async () => {
  const played = zone({ now, fixed: [record('A', 'd1.cloudfront.example', '127.0.0.1')] })
  const long = 'k'.repeat(700)
  played.set([
    record('TXT', '_verify.chat.acme.example', 'token=abc'),
    record('TXT', 'long.acme.example', long),
    record('CNAME', 'chat.acme.example', 'd1.cloudfront.example.'),
    record('AAAA', 'acme.example', '2001:db8::1'),
    record('MX', 'mail.acme.example', 'feedback-smtp.eu-central-1.amazonses.com', 10),
    record('CAA', 'acme.example', '0 issue "letsencrypt.org"'),
    record('NS', 'acme.example', 'ns1.provider.example'),
  ])
  const resolver = await served(played)
  expect(await resolver.resolveTxt('_verify.chat.acme.example')).toEqual([['token=abc']])
  expect((await resolver.resolveTxt('long.acme.example')).map((parts) => parts.join(''))).toEqual([long])
  expect(await resolver.resolveCname('CHAT.acme.example')).toEqual(['d1.cloudfront.example'])
  expect(await resolver.resolve4('chat.acme.example')).toEqual(['127.0.0.1'])
  expect(await resolver.resolve6('acme.example')).toEqual(['2001:db8::1'])
  expect(await resolver.resolveMx('mail.acme.example')).toMatchObject([
    { exchange: 'feedback-smtp.eu-central-1.amazonses.com', priority: 10 },
  ])
  expect(await resolver.resolveCaa('acme.example')).toMatchObject([{ critical: 0, issue: 'letsencrypt.org' }])
  expect(await resolver.resolveNs('acme.example')).toEqual(['ns1.provider.example'])
  await expect(resolver.resolve4('nobody.example')).rejects.toMatchObject({ code: 'ENOTFOUND' })
  await expect(resolver.resolve4('_verify.chat.acme.example')).rejects.toMatchObject({ code: 'ENODATA' })
  expect(played.asked()[0]).toMatchObject({ name: '_verify.chat.acme.example', type: 'A', answered: [] })
})

test('a name server that is out of order says nothing about names, and aliases in a circle lead nowhere', async () => {
  const played = zone({ now })
  played.set([record('CNAME', 'a.example', 'b.example'), record('CNAME', 'b.example', 'a.example')])
  const resolver = await served(played)
  await expect(resolver.resolve4('a.example')).rejects.toMatchObject({ code: 'ESERVFAIL' })
  played.change({ unknown: 'servfail' })
  await expect(resolver.resolve4('nobody.example')).rejects.toMatchObject({ code: 'ESERVFAIL' })
})

test('changes are seen after the delay that was set, new values and removals alike', () => {
  time = 1_000_000
  const played = zone({ now })
  played.change({ delaySeconds: 60 })
  played.set([record('CNAME', 'chat.acme.example', 'one.example')])
  expect(seenOf(played, 'chat.acme.example', 'CNAME')).toEqual([])
  expect(played.records()).toMatchObject([{ state: 'waiting', isSeen: false, at: time + 60_000 }])
  time += 60_000
  expect(seenOf(played, 'chat.acme.example', 'CNAME')).toEqual(['one.example'])
  played.set([record('CNAME', 'chat.acme.example', 'two.example')])
  expect(seenOf(played, 'chat.acme.example', 'CNAME')).toEqual(['one.example'])
  time += 60_000
  expect(seenOf(played, 'chat.acme.example', 'CNAME')).toEqual(['two.example'])
  played.remove(played.records().map(({ id }) => id))
  expect(seenOf(played, 'chat.acme.example', 'CNAME')).toEqual(['two.example'])
  time += 60_000
  expect(seenOf(played, 'chat.acme.example', 'CNAME')).toEqual([])
  expect(played.records()).toEqual([])
})

test('a record that flaps is there and gone by turns', () => {
  time = FLAP_MS * 10
  const played = zone({ now })
  played.set([record('TXT', 'flap.example', 'here')])
  played.flap(played.records()[0]?.id ?? '', true)
  expect(seenOf(played, 'flap.example')).toEqual(['here'])
  time += FLAP_MS
  expect(seenOf(played, 'flap.example')).toEqual([])
  expect(played.records()).toMatchObject([{ state: 'flapping', isSeen: false }])
  time += FLAP_MS
  expect(seenOf(played, 'flap.example')).toEqual(['here'])
})

test('a zone refuses what providers refuse: an alias beside other records, values that are none', () => {
  const played = zone({ now })
  played.set([record('TXT', 'chat.example', 'text')])
  expect(() => played.set([record('CNAME', 'chat.example', 'x.example')])).toThrow('CNAME cannot be beside')
  expect(() => record('A', 'chat.example', 'chat')).toThrow('does not fit')
  expect(() => record('TXT', 'ch at.example', 'text')).toThrow('no name')
  played.set([record('TXT', 'chat.example', 'text'), record('TXT', 'chat.example', 'other')])
  expect(seenOf(played, 'chat.example')).toEqual(['text', 'other'])
})

test('one policy of a kind stands: a second DMARC record takes the place of the first', () => {
  const played = zone({ now })
  played.set([record('TXT', '_dmarc.example', 'v=DMARC1; p=none')])
  played.set([record('TXT', '_dmarc.example', 'v=DMARC1; p=reject')])
  expect(seenOf(played, '_dmarc.example')).toEqual(['v=DMARC1; p=reject'])
})

test('records and settings are there again after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zone-'))
  ends.push(() => rm(folder, { recursive: true }))
  const path = join(folder, 'zone.json')
  const before = zone({ now, path })
  before.set([record('TXT', 'kept.example', 'here')])
  before.change({ delaySeconds: 10 })
  before.stop()
  const after = zone({ now, path })
  expect(seenOf(after, 'kept.example')).toEqual(['here'])
  expect(after.settings()).toMatchObject({ delaySeconds: 10 })
})
