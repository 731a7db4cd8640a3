import { getHead, sendShard, waitingSends } from '#features/conversations'
import { replyFromOutside } from '#features/conversations-inbound'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { openChat } from '#functions/channels/inbound/open-chat'
import { sentPieceIn } from '#functions/channels/provider/callback'
import type { Step } from '#functions/channels/provider/inbound'
import { outsideNames } from '#functions/channels/provider/outside-names'
import { sentMessages } from '#functions/channels/sending/store'
import type { LiveAgent } from '#shared/agents/schema'
import { kindOf } from '#shared/channels/kinds'
import type { Performed } from './performed.ts'
import { recordDelivery } from './record-delivery.ts'

/** Conversations that end while one message is stored. */
const MOST_ENDED = 5

type EchoStep = Extract<Step, { kind: 'echo' }>

/**
 * Something was written as the account. Our own message is known by what we sent along or by its id, and has arrived. Anything
 * else was written by a person outside Parley, who has the conversation from then on: it is stored and not sent. While a message
 * of ours is under way in the chat, an echo that names nothing waits (`later`), unless it has waited long (`isLast`).
 */
export const takeEcho = async (
  account: ChannelAccount,
  agent: LiveAgent,
  step: EchoStep,
  isLast: boolean,
): Promise<Performed> => {
  if (await isOurs(account, step)) {
    const { messageId, metadata, at } = step
    const callback = metadata === undefined ? {} : { callback: metadata }
    return recordDelivery(account, { kind: 'delivery', messageId, state: 'sent', at, ...callback })
  }
  return takeFromOutside(account, agent, step, isLast, new Set())
}

/** Where the conversation has ended in the meantime, what was written begins another, like a visitor's message. */
const takeFromOutside = async (
  account: ChannelAccount,
  agent: LiveAgent,
  step: EchoStep,
  isLast: boolean,
  ended: ReadonlySet<string>,
): Promise<Performed> => {
  const { destination, aliases, messageId, text, files, at } = step
  const { conversationId } = await openChat(
    agent,
    account,
    destination,
    { visitor: `${account.account}/${destination.to}`, variables: {}, ...(aliases ? { aliases } : {}) },
    ended,
  )
  if (!isLast && (await isSending(account, conversationId))) return 'later'
  const kind = kindOf(account.account)
  const outcome = await replyFromOutside({
    agentId: agent.agentId,
    conversationId,
    providerId: messageId,
    text: text === '' ? files.map(({ name }) => name).join(', ') : text,
    at,
    by: { id: `outside:${kind}`, name: outsideNames[kind] },
  })
  if (outcome === 'stored' || ended.size === MOST_ENDED) return 'done'
  return takeFromOutside(account, agent, step, isLast, new Set([...ended, conversationId]))
}

const isOurs = async ({ account }: ChannelAccount, { messageId, metadata }: EchoStep): Promise<boolean> => {
  const piece = sentPieceIn(metadata)
  if (piece && (await getHead(piece.conversationId))?.route?.account === account) return true
  return (await sentMessages.get({ account, externalId: messageId }, { consistent: true })) !== undefined
}

const isSending = async ({ account }: ChannelAccount, conversationId: string): Promise<boolean> => {
  const chat = `${account}#${conversationId}#`
  const rows = await waitingSends.between(`QOUT#${sendShard(account)}`, chat, `${chat}~`, { consistent: true })
  return rows.items.some(({ state }) => state === 'sending')
}
