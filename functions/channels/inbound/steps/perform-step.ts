import { editMessage } from '#features/conversations-inbound'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { chatOf } from '#functions/channels/chats/chat-of'
import { moveChat } from '#functions/channels/chats/move-chat'
import { pointers } from '#functions/channels/chats/pointers'
import { countFailure, MAX_ATTEMPTS } from '#functions/channels/inbound/count-failure'
import { type WaitingSlice, waitingSlices } from '#functions/channels/inbound/store'
import type { Step } from '#functions/channels/provider/inbound'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import { log } from '#lib/log'
import { world } from '#lib/world'
import type { LiveAgent } from '#shared/agents/schema'
import { MAX_MESSAGE_CHARACTERS } from '#shared/conversations/schema'
import { firstCharacters } from '#shared/models/first-characters'
import { deleteInChat, reactInChat } from './change-in-chat.ts'
import type { Performed } from './performed.ts'
import { recordDelivery } from './record-delivery.ts'
import { renameChat } from './rename-chat.ts'
import { takeEcho } from './take-echo.ts'
import { takeReceipt } from './take-receipt.ts'

const MOST_NOTE = 60

type PureStep = Exclude<Step, { kind: 'message' }>

/**
 * Performs a step that is no message: never a reply of the agent, and its row goes with it. A second time is harmless, as each says.
 * One that fails is tried again, and given up after ten attempts; one that waits for something unknown, after five, and a status of no message that we know after one.
 */
export const performStep = async (
  row: WaitingSlice,
  step: PureStep,
  account: ChannelAccount,
  agent: LiveAgent,
): Promise<Performed> => {
  const isLast = (row.attempts ?? 0) >= triesOf(step)
  let performed: Performed
  try {
    performed = await perform(row, step, account, agent, isLast)
  } catch (failure) {
    return countFailure(row, failure)
  }
  if (performed === 'later' && !isLast)
    await attempt([waitingSlices.changing(row, { add: { attempts: 1 } }, { order: present })])
  else await waitingSlices.drop(row)
  return performed
}

/** So often a step waits for something unknown. WhatsApp gives back what we send along: a status without it is of another program's message. */
const triesOf = (step: PureStep): number => (step.kind === 'delivery' && step.callback === undefined ? 1 : MAX_ATTEMPTS)

const perform = async (
  row: WaitingSlice,
  step: PureStep,
  account: ChannelAccount,
  agent: LiveAgent,
  isLast: boolean,
): Promise<Performed> => {
  switch (step.kind) {
    case 'edited': {
      const pointer = await pointers.get(chatOf(account, step.destination), { consistent: true })
      const { messageId: providerId, at } = step
      const text = firstCharacters(step.text, MAX_MESSAGE_CHARACTERS)
      const removing = waitingSlices.removing(row, { order: present })
      if (pointer)
        await editMessage({ conversationId: pointer.conversationId, providerId, text, at, alongside: [removing] })
      return 'done'
    }
    case 'blocked':
      await attempt([
        pointers.changing(
          chatOf(account, step.destination),
          { set: { blockedAt: world().now() } },
          { conversationId: present },
        ),
      ])
      return 'done'
    case 'deleted':
      return deleteInChat(account, step)
    case 'reaction':
      return reactInChat(account, step)
    case 'delivery':
      return recordDelivery(account, step)
    case 'echo':
      return takeEcho(account, agent, step, isLast)
    case 'receipt':
      return takeReceipt(account, step)
    case 'arrived':
      await attempt([
        pointers.changing(
          chatOf(account, step.destination),
          { set: { arrival: { ...step.variables } } },
          { conversationId: present },
        ),
      ])
      return 'done'
    case 'moved':
      await moveChat(account, step.destination, step.to)
      return 'done'
    case 'renamed':
      return renameChat(account, step)
    case 'ignored':
      // it may name a type that the provider has added
      log('info', 'nothing for us', { agentId: agent.agentId, code: firstCharacters(step.note, MOST_NOTE) })
      return 'done'
  }
}
