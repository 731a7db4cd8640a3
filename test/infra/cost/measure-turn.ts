import { eventsOf } from '#events/brief-delivery'
import { subscriptions } from '#events/subscriptions'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { turnLimits } from '#functions/conversations/turn/rate/turn-limits'
import type { DatabaseCommand } from '#lib/database/database-command'
import type { BusEntry } from '#lib/events/bus-entry'
import { replaceWorld } from '#lib/world'
import { handlerOf } from '#test/support/handlers/handler-of'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { audience, chatWorld, fakeModel, finish } from '#test/support/worlds/chat-world'
import { meter, type Work } from './meter.ts'
import { ANSWER, ordinaryId } from './ordinary.ts'

export interface MeasuredTurn {
  /** The parts of the turn itself, then its consumers. */
  readonly works: readonly Work[]
  /** The types of its events on the bus. */
  readonly events: readonly string[]
  readonly consumers: readonly string[]
}

/** The parts of a turn by the commands that it sends. */
const partOf = () => {
  let trips = 0
  return ({ constructor: { name } }: DatabaseCommand): string => {
    switch (name) {
      case 'TransactWriteCommand':
        return `round trip ${++trips}`
      case 'UpdateCommand':
        return 'the turns of agent and payer, counted beside round trip 1'
      case 'DeleteCommand':
        return 'outbox rows removed after publishing'
      default:
        return 'what it reads'
    }
  }
}

/** The request units of one ordinary turn (docs/cost.md): of the turn's own round trips and of its consumers. */
export const measureTurn = async (): Promise<MeasuredTurn> => {
  const chat = await chatWorld({ model: fakeModel(() => finish(ANSWER)), ports: { turnLimits: turnLimits() } })
  const turn = async (text: string) => {
    chat.clock.now += 60_000
    await handleMessage(chat.request(chat.message(text)), chat.ports, audience())
  }
  // an ordinary turn is not the first one, so it reads a history
  for (const text of ['When are you open?', 'And on holidays?', 'Where do I park?']) await turn(text)
  const events: BusEntry[] = []
  let nameOf = partOf()
  const { send, works } = meter(chat.database, (command) => nameOf(command))
  const undo = replaceWorld({
    database: send,
    publish: async (entries) => {
      events.push(...entries)
      return []
    },
  })
  try {
    await turn('Do I need an appointment for a repair?')
    const consumers = Object.entries(subscriptions).flatMap(([name, row]) =>
      eventsOf(row).flatMap(({ type }) => (events.some((it) => it.type === type) ? [[name, type] as const] : [])),
    )
    for (const [name, event] of consumers) {
      nameOf = () => name
      const handler = await handlerOf<(event: object, context: object) => Promise<void>>(name)
      for (const { type, detail } of events)
        if (type === event)
          await handler({ 'detail-type': type, detail: { ...JSON.parse(detail), id: ordinaryId() } }, lambdaContext())
    }
    return {
      works: works(),
      events: events.map(({ type }) => type),
      consumers: consumers.map(([name]) => name),
    }
  } finally {
    undo()
    chat.undo()
  }
}
