import { expect, test } from 'vitest'
import { handler as sweepOutbox } from '#functions/outbox/sweep'
import { world as outside, replaceWorld } from '#lib/world'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { choice } from '#test/support/sweeps/chosen-cells'
import { oneOfEach } from '#test/support/sweeps/one-of-each'
import { fleetFixture } from '#test/support/worlds/region-fixtures/fleet-fixture'

const world = fleetFixture()
const { newOwner, newAgent, makeCopies, publish, get, start, look, call, clock } = world

type Owner = Awaited<ReturnType<typeof newOwner>>

interface Crash {
  readonly at: number
  readonly when: 'before' | 'after'
}

/**
 * Lets a function end at its nth command to the database, before or after it is done: nothing of it reaches the database any more
 * until the next function starts.
 */
const crashing = ({ at, when }: Crash) => {
  let commands = 0
  let isDead = false
  const { database } = outside()
  const undo = replaceWorld({
    database: async (command) => {
      if (isDead) throw new Error('the function ended')
      commands++
      if (commands === at) isDead = true
      if (commands === at && when === 'before') throw new Error('the function ended')
      const answer = await database(command)
      if (commands === at) throw new Error('the function ended')
      return answer
    },
  })
  return { revive: () => (isDead = false), commands: () => commands, undo }
}

/**
 * What a person decides and the flow does of it, while one function ends: the person repeats their call, and what was left in the outbox
 * is sent. Returns the number of commands.
 */
const surviving = async (crash: Crash, decide: () => Promise<{ status: number }>): Promise<number> => {
  const fault = crashing(crash)
  try {
    for (let times = 0, status = 500; times < 3 && status === 500; times++) {
      status = (await decide().catch(() => ({ status: 500 }))).status
      fault.revive()
    }
    for (let times = 0; times < 2; times++) {
      clock.now += 120_000
      await sweepOutbox({}, lambdaContext()).catch(() => undefined)
      fault.revive()
      await world.settle().catch(() => undefined)
      fault.revive()
      await world.runRounds(async (_, step) => {
        fault.revive()
        return step()
      })
    }
  } finally {
    fault.undo()
  }
  return fault.commands()
}
const summary = async (owner: Owner, pushId: string, copies: readonly string[]) => {
  const { state, states } = await look(owner, pushId)
  const agents = await Promise.all(copies.map((agentId) => get(owner, agentId)))
  return [state, ...agents.map(({ ID, lang, liveVersion }) => [states[ID], lang, liveVersion])]
}

/** A push to two copies, and its undoing, in each of which a function ends. Returns the commands of the longer one. */
const pushAndUndo = async (owner: Owner, crash: Crash): Promise<number> => {
  const sourceId = await newAgent(owner)
  const copies = await makeCopies(owner, sourceId, 2)
  const [own = ''] = copies
  await publish(owner, own, { vg_systemPrompt: 'Ours' })
  await publish(owner, sourceId, { lang: 'de', vg_systemPrompt: 'New' })

  const pushing = await surviving(crash, () => start(owner, sourceId, [copies]))
  const { pushes } = (await call(owner, 'GET', '/pushes')).body
  expect(pushes[0].sourceId).toBe(sourceId)
  const pushId = pushes[0].id as string
  expect(await summary(owner, pushId, copies)).toEqual(['done', ['published', 'de', 3], ['published', 'de', 2]])
  expect(await get(owner, own)).toMatchObject({ vg_systemPrompt: 'Ours' })

  const undoing = await surviving(crash, () => call(owner, 'POST', '/pushes/{pushId}/undo', { pushId }))
  expect(await summary(owner, pushId, copies)).toEqual(['undone', ['undone', 'en', 4], ['undone', 'en', 3]])
  return Math.max(pushing, undoing)
}

test(`wherever a function ends, each copy gets the changes once, and gets back what it had (${choice})`, async () => {
  const owner = await newOwner()
  const commands = await pushAndUndo(owner, { at: 0, when: 'before' })
  expect(commands).toBeGreaterThan(30)
  const points = Array.from({ length: commands }, (_, index) => index + 1)
  const crashes = points.flatMap((at) => [{ at, when: 'before' } as const, { at, when: 'after' } as const])
  for (const crash of oneOfEach(10, crashes)) await pushAndUndo(owner, crash)
}, 120_000)
