import { describe, expect, test } from 'vitest'
import { handler as sweepOutbox } from '#functions/outbox/sweep'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { cellsOf, choice } from '#test/support/sweeps/chosen-cells'
import { domainFixture, type Outside } from '#test/support/worlds/region-fixtures/domain-fixture'

const world = domainFixture()
const { claim, check, remove, newOwner, setRecords, drive, hostOf, left, settingsOf, inDirectory, sweep } = world
type Owner = Awaited<ReturnType<typeof newOwner>>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let hosts = 0

/**
 * Everything outside a function fails from the nth thing on that it does there, before or after it is done, until it is started again:
 * as when its process ends.
 */
const crashingAt = (at: number, when: 'before' | 'after') => {
  let count = 0
  let isDead = false
  const outside: Outside = {
    before: () => {
      if (!isDead) count++
      if (isDead || (count === at && when === 'before')) {
        isDead = true
        throw new Error('the function ended')
      }
    },
    after: () => {
      if (isDead || count !== at) return
      isDead = true
      throw new Error('the function ended')
    },
  }
  return {
    outside,
    /** The next function starts. */
    revive: () => {
      const died = isDead
      isDead = false
      return died
    },
    count: () => count,
  }
}

type Crash = ReturnType<typeof crashingAt>

/** A person's call, which they repeat when it fails. */
const insisting = async (crash: Crash, call: () => Promise<{ status: number }>) => {
  for (let times = 0; times < 3; times++) {
    const answer = await call().catch(() => ({ status: 500 }))
    crash.revive()
    if (answer.status === 200) return
  }
  throw new Error('the call fails for ever')
}

/** The flow goes on, each of its steps in a new function; flows that no process has are started again by the sweeper. */
const settle = async (crash: Crash, forMs?: number) => {
  await drive(forMs, () => crash.revive())
  crash.revive()
}

const sweepLater = async (crash: Crash) => {
  world.pass(2 * HOUR)
  await sweep().catch(() => undefined)
  crash.revive()
  await settle(crash)
}

const summary = async (owner: Owner, host: string) => {
  // what a dead function has left in the outbox
  world.pass(2 * MINUTE)
  await sweepOutbox({}, lambdaContext())
  const shown = await hostOf(owner, host)
  const { customDomain, isVerifiedCustomDomain } = await settingsOf(owner)
  return {
    state: shown?.state ?? 'none',
    directory: inDirectory(host)?.state,
    customDomain: customDomain === host ? 'host' : customDomain,
    isVerifiedCustomDomain,
    ...left(),
    unsettled: world.unsettled(owner).length,
    lives: new Set(
      world.fixture.region
        .events()
        .filter(({ type, data }) => type === 'domains.host-live' && data.host === host)
        .map((event) => 'id' in event && event.id),
    ).size,
  }
}

const LIVE = {
  state: 'live',
  directory: 'live',
  customDomain: 'host',
  isVerifiedCustomDomain: true,
  tenants: 1,
  certificates: 1,
  unsettled: 0,
  lives: 1,
}
const GONE = {
  state: 'none',
  directory: 'released',
  customDomain: '',
  isVerifiedCustomDomain: false,
  tenants: 0,
  certificates: 0,
  unsettled: 0,
}

/** Of every three things that are done one fails; over some commits each does. */
const EVERY = 3

const crashes = async (run: (crash: Crash) => Promise<unknown>): Promise<void> => {
  for (const when of ['before', 'after'] as const) {
    const offsets = cellsOf(
      when,
      Array.from({ length: EVERY }, (_, offset) => offset),
    )
    for (let at = 1; ; at++) {
      if (!offsets.includes(at % EVERY)) continue
      const crash = crashingAt(at, when)
      await run(crash)
      world.harm(undefined)
      if (crash.count() < at) break
      if (at > 400) throw new Error('the work never ends')
    }
  }
}

/** Everything before the crash, on an edge of its own: the other runs' hosts would count as left over. */
const begin = async () => {
  world.fresh()
  return { owner: await newOwner(), host: `crash-${++hosts}.acme.example` }
}

describe(`wherever a function ends (${choice})`, () => {
  test('a claim whose records are set comes to one live host, with one tenant and one certificate', async () => {
    await crashes(async (crash) => {
      const { owner, host } = await begin()
      world.harm(crash.outside)
      await insisting(crash, () => claim(owner, host))
      const { records = [] } = (await hostOf(owner, host)) ?? {}
      setRecords(records)
      await settle(crash)
      await sweepLater(crash)
      world.harm(undefined)
      await drive()
      expect(await summary(owner, host)).toEqual(LIVE)
    })
  }, 240_000)

  test('a cancelled live host leaves no tenant and no certificate', async () => {
    await crashes(async (crash) => {
      const { owner, host } = await begin()
      setRecords((await claim(owner, host)).body.data.verification)
      await drive()
      world.harm(crash.outside)
      await insisting(crash, () => remove(owner, host))
      await settle(crash)
      await sweepLater(crash)
      world.harm(undefined)
      await drive()
      expect(await summary(owner, host)).toEqual({ ...GONE, lives: 1 })
    })
  }, 240_000)
})

describe('a person who cancels in the middle', () => {
  test('leaves nothing, whichever step was the last', async () => {
    for (let last = 0; last < 40; last++) {
      const { owner, host } = await begin()
      setRecords((await claim(owner, host)).body.data.verification)
      let isCancelled = false
      await drive(undefined, async (steps) => {
        if (steps !== last) return
        isCancelled = true
        await remove(owner, host)
      })
      if (!isCancelled) await remove(owner, host)
      await drive()
      await sweep()
      expect(await summary(owner, host)).toMatchObject(GONE)
      if (!isCancelled) return
    }
    throw new Error('the flow never ends')
  }, 120_000)

  test('leaves nothing either where a step was on its way: what it made late is found and removed', async () => {
    for (let held = 1; held < 30; held++) {
      const { owner, host } = await begin()
      setRecords((await claim(owner, host)).body.data.verification)
      let calls = 0
      // the call is the one that the person's is faster than
      const outside: Outside = {
        before: () => {
          if (++calls !== held) return
          world.harm(undefined)
          meanwhile.push(remove(owner, host))
        },
        after: () => undefined,
      }
      const meanwhile: Promise<unknown>[] = []
      world.harm(outside)
      await drive()
      world.harm(undefined)
      await Promise.all(meanwhile)
      if (meanwhile.length === 0) return
      for (let sweeps = 0; sweeps < 6; sweeps++) {
        await drive()
        world.pass(6 * HOUR)
        await sweep()
      }
      expect(await summary(owner, host)).toMatchObject(GONE)
    }
  }, 120_000)
})

test('flows that end with all processes are started again by the sweeper', async () => {
  const { owner, host } = await begin()
  setRecords((await claim(owner, host)).body.data.verification)
  for (let times = 0; times < 20; times++) {
    await drive(20_000)
    world.loseRuns()
    world.pass(2 * HOUR)
    await sweep()
  }
  await drive()
  expect(await summary(owner, host)).toEqual(LIVE)
})

test('records that flap bring a host live once, or it waits: nothing is made twice', async () => {
  const { owner, host } = await begin()
  setRecords((await claim(owner, host)).body.data.verification)
  for (const { id } of world.it.zone.records()) world.it.zone.flap(id, true)
  await drive()
  expect(await summary(owner, host)).toEqual(LIVE)
})

test('every step delivered twice, and a check at every moment, come to the same', async () => {
  const { owner, host } = await begin()
  setRecords((await claim(owner, host)).body.data.verification)
  world.twice(true)
  await drive(undefined, async (steps) => {
    if (steps % 2 === 0) await check(owner, host)
  })
  expect(await summary(owner, host)).toEqual(LIVE)
  await remove(owner, host)
  await remove(owner, host)
  await drive()
  world.twice(false)
  expect(await summary(owner, host)).toEqual({ ...GONE, lives: 1 })
})
