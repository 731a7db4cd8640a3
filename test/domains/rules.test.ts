import { describe, expect, test } from 'vitest'
import { claimInDirectory } from '#functions/domains/claims/claim-in-directory'
import { releaseInDirectory } from '#functions/domains/claims/release-in-directory'
import { probeHost } from '#functions/domains/connect/probe-host'
import { hosts } from '#functions/domains/store'
import { createTenant, tenantNameOf } from '#functions/domains/tenants/cloudfront.gateway'
import type { HostClaim } from '#lib/hosts/host-claims'
import { replaceWorld, world } from '#lib/world'
import { domainFixture, TARGET } from '#test/support/worlds/region-fixtures/domain-fixture'

const it = domainFixture()
/** What an agency gave up is its own for some time: each test has a host of its own. */
let count = 0
const newHost = () => `rules-${++count}.acme.example`
const MINUTE = 60_000
const HOUR = 60 * MINUTE

type Owner = Awaited<ReturnType<typeof it.newOwner>>
const rowOf = ({ agencyId }: Owner, host: string) => hosts.get({ agencyId, host })
const claimed = async (owner: Owner, host: string) => {
  const { body } = await it.claim(owner, host)
  return body.data.verification as Parameters<typeof it.setRecords>[0]
}

describe('a claim in the directory', () => {
  const claimOf = (agencyId: string, host: string): HostClaim => ({
    host,
    type: 'custom',
    agencyId,
    workspaceId: `${agencyId}-space`,
    claimId: `${agencyId}-claim`,
    region: 'eu',
    state: 'claimed',
    at: it.now(),
  })

  test('of a host that another gave up is one’s, also when two come at once', async () => {
    const host = newHost()
    await releaseInDirectory(claimOf('former', host))
    const outcomes = await Promise.all([
      claimInDirectory(claimOf('one', host), it.now()),
      claimInDirectory(claimOf('two', host), it.now()),
    ])
    expect(outcomes.toSorted()).toEqual(['claimed', 'taken'])
  })

  test('is not set back by a step that comes late', async () => {
    const [owner, host] = [await it.newOwner(), newHost()]
    it.setRecords(await claimed(owner, host))
    await it.drive()
    const { state, brand: _, brandAt: __, ...live } = it.inDirectory(host) as unknown as HostClaim
    expect(state).toBe('live')
    expect(await claimInDirectory({ ...live, state: 'claimed' }, live.at)).toBe('claimed')
    expect(it.inDirectory(host)).toMatchObject({ state: 'live' })
    // a visit finds the portal of this claim, and of no other
    expect(await probeHost(live)).toBe(true)
    expect(await probeHost({ ...live, claimId: 'another' })).toBe(false)
  })

  test('is never live again once it was cancelled, however close to the end', async () => {
    const [owner, host] = [await it.newOwner(), newHost()]
    it.setRecords(await claimed(owner, host))
    const { database } = world()
    const seen: unknown[] = []
    let isCancelled = false
    const undo = replaceWorld({
      database: async (command) => {
        const opens = JSON.stringify(command.input).includes('"live"') && command.constructor.name !== 'QueryCommand'
        if (!opens || isCancelled) return database(command)
        isCancelled = true
        await it.remove(owner, host)
        return database(command).finally(() => seen.push(it.inDirectory(host)?.state))
      },
    })
    await it.drive()
    undo()
    expect(seen).toEqual(['released'])
    expect(it.left()).toEqual({ tenants: 0, certificates: 0 })
  })
})

test('a tenant with the claim’s name for another host is never adopted', async () => {
  const [owner, host] = [await it.newOwner(), newHost()]
  const records = await claimed(owner, host)
  const name = tenantNameOf(String((await rowOf(owner, host))?.claimId))
  it.set('CNAME', 'other.acme.example', TARGET)
  expect(await createTenant(name, 'other.acme.example')).toMatchObject({ name })
  it.setRecords(records)
  await it.drive(MINUTE)
  expect(await it.hostOf(owner, host)).toMatchObject({ state: 'proven' })
})

test('a proven host stays in removal while a step that was under way may still make its tenant', async () => {
  const [owner, host] = [await it.newOwner(), newHost()]
  it.setRecords(await claimed(owner, host))
  expect((await it.check(owner, host)).body.host.state).toBe('proven')
  await it.remove(owner, host)
  await it.drive(MINUTE)
  expect(await it.hostOf(owner, host)).toMatchObject({ state: 'removing' })
  await it.drive(2 * MINUTE)
  expect(await it.hostOf(owner, host)).toBeUndefined()
})

test('the agency’s record names its live domain before one that is being set up', async () => {
  const owner = await it.newOwner()
  await claimed(owner, newHost())
  const host = newHost()
  it.setRecords(await claimed(owner, host))
  await it.drive(HOUR)
  expect(await it.settingsOf(owner)).toMatchObject({
    customDomain: host,
    isVerifiedCustomDomain: true,
  })
})

test('the sweeper starts no second flow beside one that only pauses, and another for one that is lost', async () => {
  const [owner, host] = [await it.newOwner(), newHost()]
  await claimed(owner, host)
  await it.drive(HOUR)
  const run = (await rowOf(owner, host))?.run
  await it.sweep()
  expect((await rowOf(owner, host))?.run).toBe(run)
  it.loseRuns()
  it.pass(2 * HOUR)
  await it.sweep()
  expect((await rowOf(owner, host))?.run).not.toBe(run)
})
