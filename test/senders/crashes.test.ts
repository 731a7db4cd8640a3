import { describe, expect, test } from 'vitest'
import { replaceWorld, world } from '#lib/world'
import { senderFixture } from '#test/support/worlds/region-fixtures/sender-fixture'

const { fixture, newAgency, add, verify, remove, enter, failing, later, sweep, outside, due, HOUR_MS } = senderFixture()
type Owner = Awaited<ReturnType<typeof newAgency>>

/** Runs work whose function ends after some commands to the database or calls of SES; returns whether it came to its end. */
const endingAfter = async (steps: number, work: () => Promise<{ status: number }>): Promise<boolean> => {
  let left = steps
  const { database } = world()
  const undo = replaceWorld({
    database: async (command) => {
      if (left-- <= 0) throw new Error('the function ended')
      return database(command)
    },
  })
  failing(() => left-- <= 0)
  try {
    return (await work()).status === 200
  } finally {
    failing(() => false)
    undo()
  }
}

/** Until the call comes to its end; how many steps that takes is the code's affair. */
const everyCrash = async (crash: (steps: number) => Promise<boolean>): Promise<number> => {
  for (let steps = 0; steps < 80; steps++) if (await crash(steps)) return steps
  throw new Error('the call never comes to its end')
}

const settle = async () => {
  later(HOUR_MS / 2)
  for (let times = 0; times < 3; times++) await sweep()
}
const claimOf = (domain: string) => fixture.region.directory().find((row) => row.domain === domain)
const senderRow = ({ agencyId }: Owner) =>
  fixture.region.rows().find(({ kind, pk }) => kind === 'agency-sender' && pk === `AGY#${agencyId}`)

describe('wherever its function ends', () => {
  test('an added domain comes to one state: nothing at all, or its records', async () => {
    const seen = new Set<unknown>()
    const points = await everyCrash(async (steps) => {
      const owner = await newAgency()
      const domain = `crash-${steps}.com`
      const isDone = await endingAfter(steps, () => add(owner, domain))
      await settle()
      const { resendEmailDomain, resendEmailDomainRecords_JSON_STRING: records } = await owner.settings()
      const isThere = resendEmailDomain === domain
      seen.add(isThere)
      expect(senderRow(owner)?.state).toBe(isThere ? 'present' : undefined)
      expect(outside().identities.includes(domain)).toBe(isThere)
      expect(claimOf(domain)?.state).toBe(isThere ? 'claimed' : undefined)
      expect(records === '').toBe(!isThere)
      expect(due().filter(({ agencyId }) => agencyId === owner.agencyId)).toHaveLength(isThere ? 1 : 0)
      const { success, data } = (await add(owner, domain)).body
      expect(success || data.message === 'This domain is already added.').toBe(true)
      return isDone
    })
    expect(points).toBeGreaterThan(8)
    expect(seen.size).toBe(2)
  }, 60_000)

  test('a verification comes to one state, and the next attempt finds the records', async () => {
    await everyCrash(async (steps) => {
      const owner = await newAgency()
      const domain = `verify-${steps}.com`
      const { id, records } = (await add(owner, domain)).body.data
      enter(domain, records)
      later(HOUR_MS)
      const isDone = await endingAfter(steps, () => verify(owner, id))
      await settle()
      const { resendEmailDomainStatus: status } = await owner.settings()
      expect(['not_started', 'verified']).toContain(status)
      expect((await verify(owner, id)).body.data.status).toBe('verified')
      expect(outside().tenants.filter((name) => name === owner.agencyId)).toHaveLength(1)
      return isDone
    })
  }, 60_000)

  test('new keys after a failure are those that SES has, whichever attempt made them', async () => {
    await everyCrash(async (steps) => {
      const owner = await newAgency()
      const domain = `renew-${steps}.com`
      const { id } = (await add(owner, domain)).body.data
      await verify(owner, id)
      later(73 * HOUR_MS)
      await verify(owner, id)
      const isDone = await endingAfter(steps, () => verify(owner, id))
      const { data } = (await verify(owner, id)).body
      const again = data.status === 'failure' ? (await verify(owner, id)).body.data : data
      enter(domain, again.records)
      later(HOUR_MS)
      expect((await verify(owner, id)).body.data.status).toBe('verified')
      return isDone
    })
  }, 60_000)

  test('a deletion comes to one state: still there, or nothing left outside', async () => {
    const seen = new Set<unknown>()
    await everyCrash(async (steps) => {
      const owner = await newAgency()
      const domain = `gone-${steps}.com`
      const { id, records } = (await add(owner, domain)).body.data
      enter(domain, records)
      later(HOUR_MS)
      await verify(owner, id)
      const isDone = await endingAfter(steps, () => remove(owner, id))
      await settle()
      const isThere = (await owner.settings()).resendEmailDomain === domain
      seen.add(isThere)
      expect(outside().identities.includes(domain)).toBe(isThere)
      expect(outside().tenants.includes(owner.agencyId)).toBe(isThere)
      expect(claimOf(domain)?.state).toBe(isThere ? 'claimed' : 'released')
      expect(due().filter(({ agencyId }) => agencyId === owner.agencyId)).toHaveLength(isThere ? 1 : 0)
      return isDone
    })
    expect(seen.size).toBe(2)
  }, 60_000)

  test('a domain that was deleted while it was being added leaves nothing, however late its steps come', async () => {
    for (let hold = 0; hold < 12; hold++) {
      const owner = await newAgency()
      const domain = `late-${hold}.com`
      let left = hold
      let letGo = () => {}
      const released = new Promise<void>((resolve) => {
        letGo = resolve
      })
      let reached = () => {}
      const held = new Promise<void>((resolve) => {
        reached = resolve
      })
      let isOther = false
      const { database } = world()
      const undo = replaceWorld({
        database: async (command) => {
          if (!isOther && left-- === 0) {
            reached()
            await released
          }
          return database(command)
        },
      })
      const adding = add(owner, domain)
      await Promise.race([held, adding])
      isOther = true
      const { resendEmailDomainId: id } = await owner.settings()
      if (id !== '') await remove(owner, id)
      letGo()
      await adding
      undo()
      await settle()
      const isThere = (await owner.settings()).resendEmailDomain === domain
      expect(outside().identities.includes(domain)).toBe(isThere)
      expect(claimOf(domain)?.state === 'claimed').toBe(isThere)
      if (id !== '') expect(isThere).toBe(false)
    }
  }, 60_000)
})
