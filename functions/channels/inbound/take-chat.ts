import { type Ports, takeMessages } from '#features/conversations-inbound'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { promising } from '#functions/channels/discord/promises'
import { world } from '#lib/world'
import type { LiveAgent } from '#shared/agents/schema'
import { kindOf } from '#shared/channels/kinds'
import { countFailure, countFetch, isUnsupported } from './count-failure.ts'
import { fieldsOf, type MessageStep, messageOf, visitorOf } from './message-of.ts'
import type { OpenAccount } from './open-account.ts'
import { openChat, type Visitor } from './open-chat.ts'
import { showTyping } from './presence/show-typing.ts'
import { profileOf } from './profile-of.ts'
import { type WaitingSlice, waitingSlices } from './store.ts'
import { tellAskers } from './tell-askers.ts'
import { wordsOf } from './words-of.ts'

/** A message of a lane, with its row. */
export interface WaitingMessage {
  readonly row: WaitingSlice
  readonly step: MessageStep
}

interface Chat {
  readonly agent: LiveAgent
  readonly account: ChannelAccount
  readonly openAccount: OpenAccount
  readonly smartInit: boolean
  readonly ports: Ports
  /** Conversations whose visitors' pictures are due, for the end of the lane's run: no message waits for one. */
  readonly pictured: Map<string, MessageStep>
}

/** Each may end by its answer, and the next message then begins another. */
const MAX_CONVERSATIONS = 100

/**
 * Messages to one chat, in order, given to its conversation. A message that opens a chat is answered by itself, with the greeting;
 * all others of a burst as one. `later`: some stay in the lane, because a limit keeps them out for a while, or a
 * provider does not give a file.
 */
export const takeChat = async (
  { agent, account, openAccount, smartInit, ports, pictured }: Chat,
  waiting: readonly WaitingMessage[],
): Promise<'taken' | 'later'> => {
  const left = [...waiting]
  const isFull = new Set<string>()
  for (let runs = 0; left.length > 0 && runs < MAX_CONVERSATIONS; runs++) {
    const [first] = left
    if (!first) break
    const { destination } = first.step
    const counting = (row: WaitingSlice) => (failure: unknown) => countFailure(row, failure)
    const {
      conversationId,
      isNew,
      arrival,
      pictureDueAt = 0,
    } = await openChat(agent, account, destination, visitorIn(account, first, openAccount), isFull).catch(
      counting(first.row),
    )
    const isLaunch = first.step.isStart || (isNew && !smartInit)
    const untilStart = left.findIndex(({ step }, at) => at > 0 && step.isStart)
    const burst = isLaunch ? [first] : left.slice(0, untilStart < 0 ? left.length : untilStart)
    const messages = await Promise.all(
      burst.map(async ({ row, step }) => {
        const text = isUnsupported(row)
          ? ''
          : await wordsOf(kindOf(account.account), conversationId, step).catch(counting(row))
        const variables = { ...arrival, ...step.variables }
        const waiting = { row, step: { ...step, text, variables } }
        return messageOf(account, waiting, openAccount, {
          isLaunch,
          alongside: promising(account.account, conversationId, step),
        })
      }),
    )
    const { messageId } = (burst.at(-1) ?? first).step
    const { count, repeated, silent, next, failure } = await takeMessages(
      { agentId: agent.agentId, conversationId },
      messages,
      ports,
      () => showTyping(kindOf(account.account), { destination, messageId }, openAccount),
    ).catch(counting(first.row))
    const done = left.splice(0, count)
    // a message that came as two deliveries: its second row is not removed with it
    for (const { row, step } of done) if (repeated.includes(step.messageId)) await waitingSlices.drop(row)
    if (done.length > 0 && pictureDueAt <= world().now()) pictured.set(conversationId, first.step)
    await tellAskers(account, conversationId, done, silent)
    if (failure !== undefined && left[0]) await countFailure(left[0].row, failure)
    if (next === 'file' && left[0]) await countFetch(left[0].row)
    if (next === 'later' || next === 'file') return 'later'
    if (next === 'new-conversation') isFull.add(conversationId)
  }
  return 'taken'
}

/** Who a conversation begins with. Of a message that could not be stored as it is, nothing more than who wrote it. */
const visitorIn = (account: ChannelAccount, { row, step }: WaitingMessage, openAccount: OpenAccount): Visitor => {
  const { from, aliases, at: wroteAt } = step
  const who = { visitor: visitorOf(account, step), aliases, wroteAt, variables: {} }
  if (isUnsupported(row)) return who
  return {
    ...who,
    lang: from.language,
    variables: fieldsOf(step),
    profile: () => profileOf(account.account, step, openAccount),
  }
}
