import { describe, expect, test } from 'vitest'
import { handler as sweepHosts } from '#functions/domains/hosts/sweep-hosts'
import { replaceWorld, world } from '#lib/world'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { holdBack } from '#test/support/database/hold-back'
import { agencyFixture } from '#test/support/worlds/region-fixtures/agency-fixture'

const { fixture, newAgency, settingsOf, add, remove, hostsOf } = agencyFixture()

/** Runs work whose function ends after some commands to the database; returns whether it came to its end. */
const endingAfter = async (commands: number, work: () => Promise<{ status: number }>): Promise<boolean> => {
  let left = commands
  const { database } = world()
  const undo = replaceWorld({
    ...world(),
    database: async (command) => {
      if (left-- <= 0) throw new Error('the function ended')
      return database(command)
    },
  })
  try {
    return (await work()).status === 200
  } finally {
    undo()
  }
}

const sweep = async () => {
  const now = world().now() + 120_000
  const undo = replaceWorld({ ...world(), now: () => now })
  try {
    for (let times = 0; times < 2; times++) await sweepHosts({} as never, lambdaContext())
  } finally {
    undo()
  }
}

const unsettled = () => fixture.region.rows().filter(({ kind }) => kind === 'unsettled-host')
const inDirectory = (host: string) => fixture.region.directory().find((row) => row.host === host)

/** Until the call comes to its end; how many commands that takes is the code's affair. */
const everyCrash = async (crash: (commands: number) => Promise<boolean>): Promise<void> => {
  for (let commands = 0; commands < 40; commands++) if (await crash(commands)) return
  throw new Error('the call never comes to its end')
}

describe('wherever its function ends', () => {
  test('a claim comes to one state: nothing at all, or a live host', async () => {
    const seen = new Set<string>()
    await everyCrash(async (commands) => {
      const owner = await newAgency()
      const host = `crash-${commands}.agencies.example`
      const isDone = await endingAfter(commands, () => add(owner, `crash-${commands}`))
      await sweep()
      const state = (await hostsOf(owner))[0]?.state ?? 'none'
      seen.add(state)
      expect(['none', 'live']).toContain(state)
      expect(inDirectory(host)?.state).toBe(state === 'live' ? 'live' : undefined)
      expect(await settingsOf(owner)).toMatchObject(
        state === 'live' ? { VGsubDomain: host, isVerifiedSubDomain: true } : { VGsubDomain: '' },
      )
      expect(unsettled()).toEqual([])
      expect((await add(owner, `crash-${commands}`)).body.success).toBe(true)
      return isDone
    })
    expect([...seen].toSorted()).toEqual(['live', 'none'])
  })

  test('a claim of what another agency has leaves nothing', async () => {
    const first = await newAgency()
    await add(first, 'held')
    await everyCrash(async (commands) => {
      const owner = await newAgency()
      const isDone = await endingAfter(commands, () => add(owner, 'held'))
      await sweep()
      expect(await hostsOf(owner)).toEqual([])
      expect(await settingsOf(owner)).toMatchObject({ VGsubDomain: '' })
      expect(inDirectory('held.agencies.example')).toMatchObject({ agencyId: first.agencyId, state: 'live' })
      expect(unsettled()).toEqual([])
      return isDone
    })
  })

  test('a removal comes to one state: still live, or given up', async () => {
    const seen = new Set<unknown>()
    await everyCrash(async (commands) => {
      const owner = await newAgency()
      const host = `gone-${commands}.agencies.example`
      await add(owner, `gone-${commands}`)
      const isDone = await endingAfter(commands, () => remove(owner, host))
      await sweep()
      const isLive = (await hostsOf(owner)).length === 1
      seen.add(isLive)
      expect(inDirectory(host)?.state).toBe(isLive ? 'live' : 'released')
      expect((await settingsOf(owner)).VGsubDomain).toBe(isLive ? host : '')
      expect(unsettled()).toEqual([])
      return isDone
    })
    expect(seen.size).toBe(2)
  })

  test('a claim that was cancelled while it was under way never opens the host afterwards', async () => {
    await everyCrash(async (commands) => {
      const owner = await newAgency()
      const name = `late-${commands}`
      const host = `${name}.agencies.example`
      let left = commands
      const { held, pass, letGo } = holdBack(() => left-- === 0)
      const claim = add(owner, name)
      const first = await Promise.race([held.then(() => 'held' as const), claim.then(() => 'done' as const)])
      pass()
      const removal = await remove(owner, host)
      letGo()
      await claim
      await sweep()
      // a removal that found no host yet changed nothing, and one that did won
      if (removal.status === 200) {
        expect(await hostsOf(owner)).toEqual([])
        expect(inDirectory(host)?.state).toBe('released')
        expect((await settingsOf(owner)).VGsubDomain).toBe('')
      } else expect(inDirectory(host)?.state).toBe('live')
      expect(unsettled()).toEqual([])
      return first === 'done'
    })
  })
})
