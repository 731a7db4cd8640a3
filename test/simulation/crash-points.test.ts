import { expect, test } from 'vitest'
import { answerOverdue } from '#functions/conversations/turn/answer-overdue'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { LEASE_MS } from '#functions/conversations/turn/limits'
import { handler as sweepOutbox } from '#functions/outbox/sweep'
import type { DatabaseCommand } from '#lib/database/database-command'
import type { BusEntry } from '#lib/events/bus-entry'
import { replaceWorld } from '#lib/world'
import { holdsIn } from '#test/support/database/holds-in'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { audience, chatWorld, TABLE } from '#test/support/worlds/chat-world'

type When = 'before' | 'after'

/** One turn whose worker dies at its nth external call, followed by every recovery. */
const turnWithCrash = async (crash: { readonly at: number; readonly when: When } | undefined, text: string) => {
  const chat = await chatWorld()
  const bus: string[] = []
  let calls = 0
  let isDead = false
  const outside = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isDead) return new Promise<never>(() => undefined)
    calls++
    const isHere = crash?.at === calls
    if (isHere && crash.when === 'before') {
      isDead = true
      return new Promise<never>(() => undefined)
    }
    const answer = await work()
    if (!isHere) return answer
    isDead = true
    return new Promise<never>(() => undefined)
  }
  const publish = async (entries: readonly BusEntry[]) => {
    bus.push(...entries.map(({ detail }) => (JSON.parse(detail) as { id: string }).id))
    return []
  }
  const restore = replaceWorld({
    database: (command: DatabaseCommand) => outside(() => chat.database.send(command)),
    publish: (entries) => outside(() => publish(entries)),
  })
  const message = chat.message(text, 'client-crash-1')
  const turn = handleMessage(chat.request(message), chat.ports, audience())
  await Promise.race([turn, untilIdle()])
  const used = calls
  restore()

  // the visitor's page retries, the sweepers run
  const heal = replaceWorld({ publish })
  chat.clock.now += LEASE_MS + 1
  await handleMessage(chat.request(message), chat.ports, audience())
  await answerOverdue(chat.ports)
  chat.clock.now += 60_000
  await sweepOutbox({}, lambdaContext())
  heal()
  chat.undo()
  return { used, state: summary(chat.database.items(TABLE)), events: new Set(bus).size }
}

const untilIdle = async () => {
  for (let turns = 0; turns < 200; turns++) await new Promise((go) => setImmediate(go))
}

/** The state without ids and times, which must be the same whether or not the worker died. */
const summary = (items: readonly Readonly<Record<string, unknown>>[]) => {
  const of = (kind: string) => items.filter((item) => item.kind === kind)
  return {
    messages: of('message').map(({ role, text }) => `${role}: ${text}`),
    balance: of('account').map(({ balance }) => balance),
    charges: of('ledger-entry').map(({ milliCredits }) => milliCredits),
    counts: of('conversation').map(({ state, inbound, answered, turns, leaseToken }) => ({
      state,
      inbound,
      answered,
      turns,
      leaseToken,
    })),
    spent: items.filter(({ pk }) => String(pk).startsWith('SPEND#')).map(({ milliCredits }) => milliCredits),
    desk: of('desk-row').map(({ place }) => place),
    left: [...holdsIn(items), ...of('owed'), ...of('outbox')].length,
  }
}

test.each([
  ['answers', 'Hello'],
  ['hands over to the team', 'I want to talk to a person'],
])(
  'a worker that %s and dies before or after any of its calls leaves the same state as one without fault',
  async (_, text) => {
    const whole = await turnWithCrash(undefined, text)
    expect(whole.used).toBeGreaterThan(5)
    for (let at = 1; at <= whole.used; at++) {
      for (const when of ['before', 'after'] as const) {
        const { state, events } = await turnWithCrash({ at, when }, text)
        expect({ at, when, state, events }).toEqual({ at, when, state: whole.state, events: whole.events })
      }
    }
  },
)
