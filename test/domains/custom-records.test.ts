import { beforeEach, describe, expect, test } from 'vitest'
import { domainFixture, TARGET } from '#test/support/worlds/region-fixtures/domain-fixture'

const world = domainFixture()
const { claim, newOwner, setRecords, set, unset, drive, hostOf, left } = world

const MINUTE = 60_000
let hosts = 0
let HOST = ''
beforeEach(() => {
  HOST = `records-${++hosts}.acme.example`
})

const claimed = async () => {
  const owner = await newOwner()
  const { body } = await claim(owner, HOST)
  const [text] = body.data.verification
  return { owner, text: text as { type: string; name: string; value: string } }
}
/** How many certificates were ever asked for: ids are counted. */
const asked = () => world.certificatesAsked()
const shownAfter = async (owner: Awaited<ReturnType<typeof newOwner>>, ms = 2 * MINUTE) => {
  await drive(ms)
  return hostOf(owner, HOST)
}

describe('what the zone answers is said beside each record', () => {
  test('another text, and an alias to somewhere else', async () => {
    const { owner, text } = await claimed()
    set('TXT', text.name, 'verify=somebody-else')
    set('CNAME', HOST, 'shop.elsewhere.example')
    set('A', 'shop.elsewhere.example', '203.0.113.7')
    expect(await shownAfter(owner)).toMatchObject({
      state: 'waiting',
      records: [
        { status: 'wrong', fault: 'other-value', answers: ['verify=somebody-else'] },
        { status: 'wrong', fault: 'elsewhere', answers: ['shop.elsewhere.example', '203.0.113.7'] },
      ],
    })
  })

  test('a name that leads back to itself', async () => {
    const { owner, text } = await claimed()
    setRecords([text])
    set('CNAME', HOST, 'one.acme.example')
    set('CNAME', 'one.acme.example', 'two.acme.example')
    set('CNAME', 'two.acme.example', 'one.acme.example')
    const shown = await shownAfter(owner)
    expect(shown).toMatchObject({
      state: 'waiting',
      records: [{ status: 'found' }, { status: 'wrong', fault: 'loop' }],
    })
    expect(shown.error).toBeUndefined()
  })

  test('a chain of more than eight names', async () => {
    const { owner, text } = await claimed()
    setRecords([text])
    set('CNAME', HOST, 'hop-1.acme.example')
    for (let hop = 1; hop < 12; hop++) set('CNAME', `hop-${hop}.acme.example`, `hop-${hop + 1}.acme.example`)
    expect(await shownAfter(owner)).toMatchObject({
      state: 'waiting',
      records: [{}, { status: 'wrong', fault: 'loop' }],
    })
  })

  test('a provider’s proxy, which answers in our place', async () => {
    const { owner, text } = await claimed()
    setRecords([text])
    set('A', HOST, '104.18.32.7')
    expect(await shownAfter(owner)).toMatchObject({
      state: 'waiting',
      provider: { id: 'cloudflare', helpUrl: expect.stringContaining('https://') },
      records: [{ status: 'found' }, { status: 'wrong', fault: 'proxied', answers: ['104.18.32.7'] }],
    })
  })

  test('an address where the alias was flattened to ours: it goes live', async () => {
    const { owner, text } = await claimed()
    setRecords([text])
    set('A', HOST, '127.0.0.1')
    expect(await shownAfter(owner, 30 * MINUTE)).toMatchObject({ state: 'live' })
  })

  test('an address that may be ours elsewhere is CloudFront’s to judge, and waits with its word', async () => {
    const { owner, text } = await claimed()
    setRecords([text])
    set('A', HOST, '203.0.113.9')
    expect(await shownAfter(owner)).toMatchObject({
      state: 'proven',
      error: { key: 'domains.edgeWaits' },
      records: [{ status: 'found' }, { status: 'wrong', fault: 'elsewhere', answers: ['203.0.113.9'] }],
    })
    expect(left()).toEqual({ tenants: 0, certificates: 0 })
    unset(HOST)
    set('CNAME', HOST, TARGET)
    const shown = await shownAfter(owner, 30 * MINUTE)
    expect(shown).toMatchObject({ state: 'live' })
    expect(shown.error).toBeUndefined()
  })

  test('a CAA record that forbids the certificate, until it allows it', async () => {
    const { owner, text } = await claimed()
    setRecords([text, { type: 'CNAME', name: HOST, value: TARGET }])
    set('CAA', 'acme.example', '0 issue "letsencrypt.org"')
    expect(await shownAfter(owner)).toMatchObject({
      state: 'waiting',
      records: [
        { status: 'found' },
        { status: 'found' },
        {
          type: 'CAA',
          name: 'acme.example',
          label: '@',
          value: '0 issue "amazon.com"',
          status: 'wrong',
          fault: 'forbidden',
          answers: ['issue letsencrypt.org'],
        },
      ],
    })
    set('CAA', 'acme.example', '0 issue "amazon.com"')
    expect(await shownAfter(owner, 30 * MINUTE)).toMatchObject({ state: 'live' })
  })

  test('nothing, where the name servers are silent: that is no missing record', async () => {
    const { owner } = await claimed()
    world.it.zone.change({ unknown: 'servfail' })
    expect(await shownAfter(owner)).toMatchObject({ state: 'waiting', error: { key: 'domains.nameServersSilent' } })
    world.it.zone.change({ unknown: 'nxdomain' })
    expect((await shownAfter(owner)).error).toBeUndefined()
  })
})

describe('what CloudFront says', () => {
  const ready = async () => {
    const { owner, text } = await claimed()
    setRecords([text, { type: 'CNAME', name: HOST, value: TARGET }])
    return owner
  }

  test('a name that another AWS account holds is refused for ever, with what to do', async () => {
    const owner = await ready()
    world.it.edge.change({ taken: [HOST] })
    expect(await shownAfter(owner)).toMatchObject({ state: 'refused', error: { key: 'domains.heldElsewhere' } })
    expect(world.unsettled(owner)).toEqual([])
    world.it.edge.change({ taken: [] })
    expect((await claim(owner, HOST)).body.success).toBe(true)
    const { records } = await hostOf(owner, HOST)
    unset(`_verify.${HOST}`)
    setRecords(records)
    expect(await shownAfter(owner, 30 * MINUTE)).toMatchObject({ state: 'live' })
  })

  test('a certificate whose validation ends is asked for again, and the first one is deleted', async () => {
    const owner = await ready()
    world.it.edge.change({ validation: 'times-out' })
    expect(await shownAfter(owner, 5 * MINUTE)).toMatchObject({
      state: 'certificate',
      error: { key: 'domains.certificateSlow' },
    })
    // not one with each look: there are 5,000 a year
    expect(left().certificates).toBe(1)
    expect(asked()).toBe(2)
    world.it.edge.change({ validation: 'works' })
    expect(await shownAfter(owner, 180 * MINUTE)).toMatchObject({ state: 'live' })
    expect(left()).toEqual({ tenants: 1, certificates: 1 })
    expect(asked()).toBe(3)
  })

  test('a certificate that never comes ends in a claim that has expired, and nothing at the edge', async () => {
    const owner = await ready()
    world.it.edge.change({ validation: 'times-out' })
    await drive()
    expect(await hostOf(owner, HOST)).toMatchObject({ state: 'expired', error: { key: 'domains.certificateSlow' } })
    expect(left()).toEqual({ tenants: 0, certificates: 0 })
    expect(asked()).toBeLessThan(90)
    expect(world.unsettled(owner)).toEqual([])
  })

  test('a tenant of the same host that is not of this claim is never adopted: the sweeper removes it, then the claim goes on', async () => {
    const owner = await ready()
    const other = `host-${'x'.repeat(20)}`
    const { createTenant } = await import('#functions/domains/tenants/cloudfront.gateway')
    expect(await createTenant(other, HOST)).toMatchObject({ name: other })
    expect(await shownAfter(owner)).toMatchObject({ state: 'proven', error: { key: 'domains.edgeWaits' } })
    expect(world.it.edge.tenants().map(({ name }) => name)).toEqual([other])
    for (let sweeps = 0; sweeps < 4; sweeps++) {
      await world.sweep()
      await shownAfter(owner, 10 * MINUTE)
    }
    expect(await hostOf(owner, HOST)).toMatchObject({ state: 'live' })
    expect(world.it.edge.tenants().map(({ name }) => name)).toEqual([expect.not.stringContaining(other)])
    expect(left()).toEqual({ tenants: 1, certificates: 1 })
  })
})
