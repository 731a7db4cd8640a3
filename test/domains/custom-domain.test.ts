import { beforeEach, describe, expect, test } from 'vitest'
import { domainFixture, TARGET } from '#test/support/worlds/region-fixtures/domain-fixture'

const world = domainFixture()
const { claim, check, remove, newOwner, setRecords, drive, hostOf, left, settingsOf, inDirectory, unsettled } = world

let hosts = 0
let HOST = ''
beforeEach(() => {
  HOST = `chat-${++hosts}.acme.example`
})
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const live = async (host = HOST) => {
  const owner = await newOwner()
  const { body } = await claim(owner, host)
  setRecords(body.data.verification)
  await drive()
  return owner
}

describe('a custom domain', () => {
  test('goes from claim to live host in one flow, without anybody waiting at a page', async () => {
    const owner = await newOwner()
    const { body } = await claim(owner, ` ${HOST.toUpperCase()} `)
    expect(body).toMatchObject({ success: true, data: { domain: HOST } })
    const [text, alias] = body.data.verification
    expect([text, alias]).toMatchObject([
      {
        type: 'TXT',
        name: `_verify.${HOST}`,
        label: `_verify.chat-${hosts}`,
        status: 'missing',
        answers: [],
        ttl: 300,
      },
      { type: 'CNAME', name: HOST, label: `chat-${hosts}`, value: TARGET, status: 'missing' },
    ])
    expect(await settingsOf(owner)).toMatchObject({ customDomain: HOST, isVerifiedCustomDomain: false })
    await drive(10 * MINUTE)
    expect(await hostOf(owner, HOST)).toMatchObject({
      state: 'waiting',
      zone: 'acme.example',
      provider: { id: 'cloudflare', name: 'Cloudflare' },
      records: [{ status: 'missing' }, { status: 'missing' }],
    })
    expect(left()).toEqual({ tenants: 0, certificates: 0 })
    setRecords(body.data.verification)
    await drive()
    expect(await hostOf(owner, HOST)).toMatchObject({
      state: 'live',
      records: [{ status: 'found' }, { status: 'found', answers: [TARGET] }],
    })
    expect(await settingsOf(owner)).toMatchObject({ customDomain: HOST, isVerifiedCustomDomain: true })
    expect(inDirectory(HOST)).toMatchObject({ state: 'live', agencyId: owner.agencyId })
    expect(world.fixture.region.events().findLast(({ type }) => type === 'domains.host-live')?.data).toMatchObject({
      agencyId: owner.agencyId,
      host: HOST,
    })
    expect(left()).toEqual({ tenants: 1, certificates: 1 })
    expect(unsettled(owner)).toEqual([])
  })

  test('that is cancelled leaves nothing at the edge, and stays its agency’s for 30 days', async () => {
    const owner = await live()
    const { body } = await remove(owner, HOST)
    expect(body).toMatchObject({ success: true, message: expect.stringContaining('30 days') })
    expect(inDirectory(HOST)?.state).toBe('released')
    expect(await hostOf(owner, HOST)).toMatchObject({ state: 'removing' })
    expect((await claim(owner, HOST)).body.message).toContain('still being cancelled')
    await drive()
    expect(await hostOf(owner, HOST)).toBeUndefined()
    expect(left()).toEqual({ tenants: 0, certificates: 0 })
    expect(unsettled(owner)).toEqual([])
    expect(await settingsOf(owner)).toMatchObject({ customDomain: '', isVerifiedCustomDomain: false })
    const other = await newOwner()
    expect((await claim(other, HOST)).body.message).toBe('This domain already exists on another account.')
    world.pass(31 * DAY)
    const late = await newOwner()
    expect((await claim(late, HOST)).body.success).toBe(true)
  })

  test('is one agency’s: another that claims it is refused, and one that never proved it cannot keep it', async () => {
    const [squatter, truth] = [await newOwner(), await newOwner()]
    await claim(squatter, HOST)
    await drive(HOUR)
    const refused = (await claim(truth, HOST)).body
    expect(refused).toMatchObject({
      success: false,
      data: { error: { message: 'This domain already exists on another account.', key: 'domains.customExists' } },
    })
    expect(await settingsOf(truth)).toMatchObject({ customDomain: '' })
    await drive(48 * HOUR)
    const { body } = await claim(truth, HOST)
    expect(body.success).toBe(true)
    setRecords(body.data.verification)
    await drive()
    expect(await hostOf(truth, HOST)).toMatchObject({ state: 'live' })
    expect(await hostOf(squatter, HOST)).toMatchObject({
      state: 'refused',
      error: { message: 'This domain already exists on another account.' },
    })
    await remove(squatter, HOST)
    expect(await hostOf(squatter, HOST)).toBeUndefined()
    expect(inDirectory(HOST)).toMatchObject({ state: 'live', agencyId: truth.agencyId })
  })

  test('whose records are never set expires after seven days, and goes on when they are found later', async () => {
    const owner = await newOwner()
    const { body } = await claim(owner, HOST)
    await drive()
    expect(await hostOf(owner, HOST)).toMatchObject({ state: 'expired', error: { key: 'domains.recordsExpired' } })
    expect(unsettled(owner)).toEqual([])
    setRecords(body.data.verification)
    world.pass(HOUR)
    expect((await check(owner, HOST)).body.host.state).toBe('proven')
    await drive()
    expect(await hostOf(owner, HOST)).toMatchObject({ state: 'live' })
  })

  test('is looked at at once when a member asks, and then not left to the pauses of its flow', async () => {
    const owner = await newOwner()
    const { body } = await claim(owner, HOST)
    await drive(5 * HOUR)
    setRecords(body.data.verification)
    expect((await check(owner, HOST)).body.host).toMatchObject({
      state: 'proven',
      records: [{ status: 'found' }, { status: 'found' }],
    })
    await drive(3 * MINUTE)
    expect(await hostOf(owner, HOST)).toMatchObject({ state: 'live' })
    expect((await check(owner, 'other.acme.example')).status).toBe(404)
  })

  test('is set up three at a time, without the add-on not at all', async () => {
    const none = await world.newAgency()
    expect((await claim(none, HOST)).body.data.error.key).toBe('domains.customLocked')
    const owner = await newOwner()
    for (const name of ['a', 'b', 'c']) expect((await claim(owner, `${name}.acme.example`)).body.success).toBe(true)
    expect((await claim(owner, 'd.acme.example')).body.message).toContain('three custom domains')
    await remove(owner, 'b.acme.example')
    expect((await claim(owner, 'd.acme.example')).body.success).toBe(true)
    expect(await settingsOf(owner)).toMatchObject({ customDomain: 'a.acme.example' })
    await remove(owner, 'a.acme.example')
    expect((await settingsOf(owner)).customDomain).not.toBe('a.acme.example')
  })
})
