import { describe, expect, test } from 'vitest'
import { clearingEmailDomain } from '#features/agencies'
import { dueSenders } from '#functions/senders/store'
import { attempt } from '#lib/database/commit'
import { senders } from '#lib/senders/store'
import { senderFixture } from '#test/support/worlds/region-fixtures/sender-fixture'

const {
  fixture,
  newAgency,
  add,
  verify,
  show,
  remove,
  enter,
  addVerified,
  later,
  sweep,
  look,
  flows,
  outside,
  failing,
  due,
  HOUR_MS,
} = senderFixture()

const DAY = 24 * HOUR_MS
const DOMAIN = 'wanted-studio.com'
type Owner = Awaited<ReturnType<typeof newAgency>>

const gets = async (owner: Owner) => (await add(owner, DOMAIN)).body.success
const claim = () => fixture.region.directory().find(({ domain }) => domain === DOMAIN)
const idOf = async (owner: Owner) => (await owner.settings()).resendEmailDomainId as string
const proves = async (owner: Owner) => {
  const id = await idOf(owner)
  enter(DOMAIN, (await show(owner, id)).body.data.records)
  await verify(owner, id)
  later(HOUR_MS)
  return (await verify(owner, id)).body.data?.status
}

describe('a domain that was added and never verified', () => {
  test('is another’s seven days later, though its agency pressed Verify each day', async () => {
    const [squatter, truth] = [await newAgency(), await newAgency()]
    await add(squatter, DOMAIN)
    const id = await idOf(squatter)
    for (let day = 0; day < 7; day++) {
      expect(await gets(truth)).toBe(false)
      later(DAY)
      await verify(squatter, id)
      await sweep()
    }
    expect(await gets(truth)).toBe(true)
    expect(outside().identities).toEqual([DOMAIN])
    expect(await proves(truth)).toBe('verified')
    expect(claim()).toMatchObject({ agencyId: truth.agencyId, state: 'claimed', provenAt: expect.any(Number) })
    expect(claim()).not.toHaveProperty('firstClaims')
  })

  test('is not its agency’s any more: no step of theirs touches what the other has', async () => {
    const [squatter, truth] = [await newAgency(), await newAgency()]
    await add(squatter, DOMAIN)
    const id = await idOf(squatter)
    await verify(squatter, id)
    later(7 * DAY)
    await add(truth, DOMAIN)
    const { records } = (await show(truth, await idOf(truth))).body.data
    expect(records).toHaveLength(6)
    await look(flows()[0]?.input ?? {})
    expect((await show(squatter, id)).body.data.status).toBe('failure')
    const refused = await verify(squatter, id)
    expect([refused.status, refused.body.key]).toEqual([409, 'senders.taken'])
    await remove(squatter, id)
    await sweep()
    later(HOUR_MS)
    await sweep()
    expect((await show(truth, await idOf(truth))).body.data.records).toEqual(records)
    expect(await proves(truth)).toBe('verified')
    expect(claim()?.agencyId).toBe(truth.agencyId)
  })

  test('is another’s seven days after the first time, though it was deleted and added again', async () => {
    const [squatter, truth] = [await newAgency(), await newAgency()]
    for (let day = 0; day < 7; day++) {
      expect(await gets(squatter)).toBe(true)
      later(DAY)
      if (day === 6) break
      expect(await gets(truth)).toBe(false)
      await remove(squatter, await idOf(squatter))
    }
    expect(await gets(truth)).toBe(true)
    await remove(squatter, await idOf(squatter))
    expect(await gets(squatter)).toBe(false)
  })

  test('is verified for one of two that may both have their records there', async () => {
    const [one, other] = [await newAgency(), await newAgency()]
    await add(one, DOMAIN)
    const id = await idOf(one)
    await verify(one, id)
    const { records } = (await show(one, id)).body.data
    const [first] = fixture.played.regions()['eu-central-1']?.identities ?? []
    later(7 * DAY)
    await add(other, DOMAIN)
    expect(await proves(other)).toBe('verified')
    // each region has an identity of its own: in the first one’s, its keys are found as well
    const { identities = [] } = fixture.played.regions()['eu-central-1'] ?? {}
    if (first) identities.splice(0, 1, { ...first, dkim: { status: 'PENDING', since: Date.now() } })
    enter(DOMAIN, records)
    later(HOUR_MS)
    expect(identities[0]?.tags.agency).toBe(one.agencyId)
    await look(flows()[0]?.input ?? {})
    expect((await show(one, id)).body.data.status).toBe('failure')
    expect(claim()?.agencyId).toBe(other.agencyId)
  })
})

describe('a domain that was verified', () => {
  test('is its agency’s however old; once its records are gone it is for seven days', async () => {
    const [owner, other] = [await newAgency(), await newAgency()]
    const id = await addVerified(owner, DOMAIN)
    later(100 * DAY)
    await sweep()
    expect(await gets(other)).toBe(false)
    fixture.dns.remove(fixture.dns.records().map((record) => record.id))
    later(25 * HOUR_MS)
    await sweep()
    later(80 * HOUR_MS)
    await sweep()
    expect((await show(owner, id)).body.data.status).toBe('failure')
    expect(claim()).not.toHaveProperty('provenAt')
    expect(await gets(other)).toBe(false)
    later(6 * DAY)
    expect(await gets(other)).toBe(false)
    later(DAY)
    expect(await gets(other)).toBe(true)
  })

  test('has its claim again where the directory has lost it', async () => {
    const owner = await newAgency()
    await addVerified(owner, DOMAIN)
    const { mailDomains } = await import('#lib/senders/store')
    await mailDomains.drop({ domain: DOMAIN })
    later(25 * HOUR_MS)
    await sweep()
    expect(claim()).toMatchObject({ agencyId: owner.agencyId, state: 'claimed', provenAt: expect.any(Number) })
    expect(await gets(await newAgency())).toBe(false)
  })
})

describe('a domain whose row a restore of the table has lost', () => {
  test('is added again by its agency, with new keys', async () => {
    const owner = await newAgency()
    const id = await addVerified(owner, DOMAIN)
    await senders.drop({ agencyId: owner.agencyId })
    await attempt([clearingEmailDomain(owner.agencyId, id)])
    later(HOUR_MS)
    expect(await gets(await newAgency())).toBe(false)
    expect(await gets(owner)).toBe(true)
    expect(await proves(owner)).toBe('verified')
    expect(outside().identities).toEqual([DOMAIN])
  })
})

describe('the sweep', () => {
  test('comes to every sender that is due, however many before it fail', async () => {
    const owner = await newAgency()
    await add(owner, DOMAIN)
    await verify(owner, await idOf(owner))
    later(HOUR_MS)
    const failing201 = Array.from({ length: 201 }, (_, index) =>
      dueSenders.putting({
        at: 1000 + index,
        agencyId: `a${index}`,
        domain: `b${index}.com`,
        id: 'x',
        task: 'withdraw',
      }),
    )
    for (let from = 0; from < failing201.length; from += 50) await attempt(failing201.slice(from, from + 50))
    failing((call) => /identities\/b\d/.test(call))
    await sweep()
    expect((await show(owner, await idOf(owner))).body.data.checkedAt).toBeGreaterThan(Date.now() + HOUR_MS / 2)
    expect(due().filter(({ task }) => task === 'withdraw')).toHaveLength(201)
  })
})
