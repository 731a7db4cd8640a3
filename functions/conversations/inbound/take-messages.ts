import { heads } from '#functions/conversations/store'
import { answerTurn } from '#functions/conversations/turn/answer-turn'
import type { InboundMessage } from '#functions/conversations/turn/lease/message-writes'
import { storeWithoutReply } from '#functions/conversations/turn/lease/store-without-reply'
import type { TakeOutcome } from '#functions/conversations/turn/lease/take-outcome'
import type { Audience, Ports } from '#functions/conversations/turn/ports'
import { prepareTurn } from '#functions/conversations/turn/prepare-turn'
import { takeWithinRate } from '#functions/conversations/turn/rate/take-within-rate'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { readConsistentView } from '#functions/conversations/turn/view/read-consistent-view'
import { world } from '#lib/world'
import type { ContinueReason } from '#shared/conversations/schema'
import type { ChannelMessage } from './channel-message.ts'

export interface TakenMessages {
  /** How many of them, from the first, need nothing more. */
  readonly count: number
  /** Those among them that had been stored before, by their provider's ids. */
  readonly repeated: readonly string[]
  /** Those that were stored now and that the agent does not answer, and why. */
  readonly silent: readonly { readonly providerId: string; readonly reason: ContinueReason }[]
  /**
   * What the next one needs: a try later, since there were too many, or since its provider does not give its file now; another
   * conversation, since this one has ended or is full.
   */
  readonly next?: 'later' | 'file' | 'new-conversation'
  /** Why the next one could not be stored. */
  readonly failure?: unknown
}

/** The replies are sent by the channel's own worker, from what was committed. */
const noAudience: Audience = { send: () => undefined }

/**
 * Takes a visitor's messages on a channel, in order, and answers them as one: their files are kept, the first takes the
 * conversation's lease, the others are queued under it, and then the whole conversation is read once. What a worker that dies leaves is answered like any owed
 * reply. A message that was stored before is not stored again. `writing` is called when the agent begins to write, and what it returns
 * when it has ended.
 */
export const takeMessages = async (
  { agentId, conversationId }: { readonly agentId: string; readonly conversationId: string },
  messages: readonly ChannelMessage[],
  ports: Ports,
  writing: () => () => void = () => () => undefined,
): Promise<TakenMessages> => {
  const [first] = messages
  if (!first) return { count: 0, repeated: [], silent: [] }
  const prepared = await prepareTurn({ agentId, conversationId, visitor: first.visitor, version: 'live' }, ports)
  if (!prepared) return { count: 0, repeated: [], silent: [], next: 'later' }
  const files = messages.some((message) => message.files)
    ? await (await import('./files/with-files.ts')).withFiles(prepared.agent, conversationId, messages)
    : { ready: messages, end: {}, undo: async () => undefined }
  const startedAt = world().now()
  let held: { readonly turn: TurnContext; readonly taken: Taken } | undefined
  let count = 0
  let end: Pick<TakenMessages, 'next' | 'failure'> = files.end
  const repeated: string[] = []
  const silent: { providerId: string; reason: ContinueReason }[] = []
  for (const { visitor, inbound } of files.ready) {
    const turn = { ...prepared, visitor }
    try {
      const outcome = await takeOrStore(turn, inbound, ports)
      if (outcome.kind === 'taken') held = { turn, taken: outcome }
      const next = nextAfter(outcome)
      if (next) {
        end = { next }
        break
      }
      if (isRepeated(outcome)) repeated.push(inbound.providerId)
      else if (outcome.kind === 'silent') silent.push({ providerId: inbound.providerId, reason: outcome.reason })
    } catch (failure) {
      // those before it are answered all the same
      end = { failure }
      break
    }
    count++
  }
  if (end.next === 'new-conversation') await files.undo(count)
  // a single message was read with its lease; those that were queued since were not
  const view = held && (count > 1 ? await readConsistentView(conversationId) : held.taken.view)
  if (held && view) {
    const hasEnded = writing()
    try {
      await answerTurn(held.turn, { ...held.taken, view }, ports, noAudience, startedAt)
    } finally {
      hasEnded()
    }
  }
  return { count, repeated, silent, ...end }
}

type Taken = Extract<TakeOutcome, { kind: 'taken' }>

/**
 * A conversation that the loop detector paused takes no message on the web, where the visitor reads so and can send it again. Here
 * it is stored, for the team to see; two agents that write to each other stop then.
 */
const takeOrStore = async (turn: TurnContext, inbound: InboundMessage, ports: Ports): Promise<TakeOutcome> => {
  const outcome = await takeWithinRate(turn, inbound, ports)
  if (outcome.kind !== 'limited') return outcome
  const head = await heads.get(turn, { consistent: true })
  if (!head || (head.pausedUntil ?? 0) < world().now() || head.leaseToken !== undefined) return outcome
  return (await storeWithoutReply(turn, inbound, 'spend-guard', head)) ?? outcome
}

const isRepeated = (outcome: TakeOutcome): boolean =>
  outcome.kind === 'settled' || (outcome.kind === 'silent' && outcome.isRepeated === true)

const nextAfter = (outcome: TakeOutcome): TakenMessages['next'] => {
  switch (outcome.kind) {
    case 'limited':
      return 'later'
    case 'missing':
    case 'full':
      return 'new-conversation'
    case 'silent':
      // only a conversation that has ended stores nothing, unless it had stored the message before
      return outcome.reason === 'ended' && outcome.messageId === undefined ? 'new-conversation' : undefined
    case 'taken':
    case 'queued':
    case 'settled':
    case 'answered':
      return undefined
  }
}
