import { type Ports, takeMessages } from '#features/conversations-inbound'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { promising } from '#functions/channels/discord/promises'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { log } from '#lib/log'
import type { LiveAgent } from '#shared/agents/schema'
import { fieldsOf, type MessageStep, messageOf, visitorOf } from './message-of.ts'
import { openChat } from './open-chat.ts'
import { type WaitingSlice, waitingSlices } from './store.ts'
import { tellAskers } from './tell-askers.ts'

/** A message of a lane, with its row. */
export interface WaitingMessage {
  readonly row: WaitingSlice
  readonly step: MessageStep
}

interface Chat {
  readonly agent: LiveAgent
  readonly account: ChannelAccount
  readonly smartInit: boolean
  readonly ports: Ports
}

/** One that failed this often is only mentioned; one that fails even so is dropped, so that those behind it are answered. */
const MAX_ATTEMPTS = 5
/** Each may end by its answer, and the next message then begins another. */
const MAX_CONVERSATIONS = 100

/**
 * Messages to one chat, in order, given to its conversation. A message that opens a chat is answered by itself, with the greeting;
 * all others of a burst as one. `later`: some stay in the lane, because a limit keeps them out for a while.
 */
export const takeChat = async (
  { agent, account, smartInit, ports }: Chat,
  waiting: readonly WaitingMessage[],
): Promise<'taken' | 'later'> => {
  const left = [...waiting]
  const isFull = new Set<string>()
  for (let runs = 0; left.length > 0 && runs < MAX_CONVERSATIONS; runs++) {
    const [first] = left
    if (!first) break
    const { conversationId, isNew } = await openChat(
      agent,
      account,
      first.step.destination,
      { visitor: visitorOf(account, first.step), lang: first.step.from.language, variables: fieldsOf(first.step) },
      isFull,
    )
    const isLaunch = first.step.isStart || (isNew && !smartInit)
    const untilStart = left.findIndex(({ step }, at) => at > 0 && step.isStart)
    const burst = isLaunch ? [first] : left.slice(0, untilStart < 0 ? left.length : untilStart)
    const messages = burst.map(({ row, step }) =>
      messageOf(account, step, {
        isLaunch,
        isUnsupported: (row.attempts ?? 0) >= MAX_ATTEMPTS,
        alongside: [
          waitingSlices.removing(row, { order: present }),
          ...promising(account.account, conversationId, step),
        ],
      }),
    )
    const { count, repeated, silent, next, failure } = await takeMessages(
      { agentId: agent.agentId, conversationId },
      messages,
      ports,
    )
    const done = left.splice(0, count)
    // a message that came as two deliveries: its second row is not removed with it
    for (const { row, step } of done) if (repeated.includes(step.messageId)) await waitingSlices.drop(row)
    await tellAskers(account, conversationId, done, silent)
    if (failure !== undefined && left[0]) await countFailure(left[0].row, failure)
    if (next === 'later') return 'later'
    if (next === 'new-conversation') isFull.add(conversationId)
  }
  return 'taken'
}

const countFailure = async (row: WaitingSlice, failure: unknown): Promise<never> => {
  const { attempts = 0, account, order } = row
  const fields = { eventId: `${account}#${order}`, attempt: attempts + 1 }
  if (attempts + 1 >= 2 * MAX_ATTEMPTS) {
    log('error', 'inbound message given up', fields)
    await waitingSlices.drop(row)
  } else {
    if (attempts + 1 === MAX_ATTEMPTS) log('error', 'inbound message is unsupported', fields)
    await attempt([waitingSlices.changing(row, { add: { attempts: 1 } }, { order: present })])
  }
  throw failure
}
