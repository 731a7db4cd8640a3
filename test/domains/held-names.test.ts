import { beforeEach, describe, expect, test } from 'vitest'
import { clearingSubdomain } from '#features/agencies'
import { hosts as stored, unsettledHosts } from '#functions/domains/store'
import { attempt } from '#lib/database/commit'
import { domainFixture } from '#test/support/worlds/region-fixtures/domain-fixture'

const world = domainFixture()
const { claim, check, remove, newOwner, setRecords, drive, hostOf, inDirectory, pass } = world

let hosts = 0
let HOST = ''
beforeEach(() => {
  HOST = `held-${++hosts}.acme.example`
})
const HOUR = 3_600_000
const DAY = 24 * HOUR

type Owner = Awaited<ReturnType<typeof newOwner>>
const gets = async (owner: Owner) => (await claim(owner, HOST)).body.success

describe('a name that was claimed and never proven', () => {
  test('is another’s 48 hours after the first claim, though it was cancelled and claimed again', async () => {
    const [squatter, truth] = [await newOwner(), await newOwner()]
    for (let day = 0; day < 2; day++) {
      expect(await gets(squatter)).toBe(true)
      pass(23 * HOUR)
      expect(await gets(truth)).toBe(false)
      await remove(squatter, HOST)
      expect(await gets(squatter)).toBe(true)
      pass(HOUR)
    }
    const { body } = await claim(truth, HOST)
    expect(body.success).toBe(true)
    setRecords(body.data.verification)
    await drive()
    expect(await hostOf(truth, HOST)).toMatchObject({ state: 'live' })
    expect(inDirectory(HOST)).not.toHaveProperty('firstClaims')
  })

  test('is kept by no number of looks, and by no turns of two agencies', async () => {
    const [one, two, truth] = [await newOwner(), await newOwner(), await newOwner()]
    await claim(one, HOST)
    await drive(30 * HOUR)
    await check(one, HOST)
    pass(19 * HOUR)
    expect(await gets(two)).toBe(true)
    pass(49 * HOUR)
    // its time is over, and so is the other’s: neither keeps the name from a third
    await remove(two, HOST)
    await remove(one, HOST)
    expect(await gets(one)).toBe(true)
    expect(await gets(truth)).toBe(true)
    expect(inDirectory(HOST)?.agencyId).toBe(truth.agencyId)
    await remove(one, HOST)
    await gets(one)
    expect(inDirectory(HOST)?.agencyId).toBe(truth.agencyId)
  })

  test('is not taken back and forth: who had their time waits seven days for the other', async () => {
    const [one, two] = [await newOwner(), await newOwner()]
    await claim(one, HOST)
    pass(49 * HOUR)
    await claim(two, HOST)
    pass(49 * HOUR)
    await remove(one, HOST)
    expect(await gets(one)).toBe(false)
    pass(4 * DAY)
    expect(await gets(one)).toBe(false)
    pass(DAY)
    expect(await gets(one)).toBe(true)
  })

  test('has the same records when its agency claims it again after another had it', async () => {
    const [one, two] = [await newOwner(), await newOwner()]
    const first = (await claim(one, HOST)).body.data.verification
    pass(49 * HOUR)
    await claim(two, HOST)
    await drive(HOUR)
    expect(await hostOf(one, HOST)).toMatchObject({ state: 'refused' })
    await remove(two, HOST)
    setRecords(first)
    expect((await claim(one, HOST)).body.data.verification).toEqual(first)
    await drive()
    expect(await hostOf(one, HOST)).toMatchObject({ state: 'live' })
  })
})

describe('claims at the same time', () => {
  test('of one name by one agency are one claim, each answered with its records', async () => {
    const owner = await newOwner()
    const answers = await Promise.all(Array.from({ length: 5 }, () => claim(owner, HOST)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data.verification))).size).toBe(1)
    expect(inDirectory(HOST)).toMatchObject({ state: 'claimed', agencyId: owner.agencyId })
  })

  test('of five names take three, and say of the others why not', async () => {
    const owner = await newOwner()
    const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}-${HOST}`)
    const answers = await Promise.all(names.map((name) => claim(owner, name)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(3)
    for (const { body } of answers.filter(({ body }) => !body.success))
      expect(body.data.error.key).toBe('domains.tooManyOpen')
  })
})

describe('a host whose row a restore of the table has lost', () => {
  const lose = async (owner: Owner, host: string) => {
    await stored.drop({ agencyId: owner.agencyId, host })
    for (const row of world.unsettled(owner)) await unsettledHosts.drop(row as never)
    world.loseRuns()
  }

  test('is claimed again by its agency, and goes live again', async () => {
    const owner = await newOwner()
    setRecords((await claim(owner, HOST)).body.data.verification)
    await drive()
    await lose(owner, HOST)
    pass(HOUR)
    const { body } = await claim(owner, HOST)
    expect(body.success).toBe(true)
    world.unset(`_verify.${HOST}`)
    setRecords(body.data.verification)
    await drive(HOUR)
    // the lost claim's tenant
    for (let sweeps = 0; sweeps < 4; sweeps++) {
      await world.sweep()
      await drive(HOUR)
    }
    expect(await hostOf(owner, HOST)).toMatchObject({ state: 'live' })
    expect(world.left()).toEqual({ tenants: 1, certificates: 1 })
  })

  test('and so is a product subdomain; no other agency can have it', async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    await world.add(owner, 'lost')
    await lose(owner, 'lost.agencies.example')
    await attempt([clearingSubdomain(owner.agencyId, 'lost.agencies.example')])
    pass(HOUR)
    expect((await world.add(other, 'lost')).body.success).toBe(false)
    expect((await world.add(owner, 'lost')).body.success).toBe(true)
  })
})
