import { createConversation, getOpenConversation } from '#features/conversations-inbound'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import type { Destination } from '#functions/channels/provider/inbound'
import { absent, is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { world } from '#lib/world'
import type { LiveAgent } from '#shared/agents/schema'
import { Problem } from '#shared/problems'
import { chatOf } from './chat-of.ts'
import { pointers } from './pointers.ts'

/** A visitor as a conversation knows them. */
interface Visitor {
  readonly visitor: string
  readonly lang?: string | undefined
  readonly variables: Readonly<Record<string, string>>
}

interface OpenChat {
  readonly conversationId: string
  /** Whether nobody has written to the agent in it. */
  readonly isNew: boolean
}

/**
 * The conversation that a chat's messages belong to: the one that its pointer names, while that is open and its answers go to the
 * same place; else a new one without a greeting, and the pointer with it. `isFull`: conversations that take no more messages.
 */
export const openChat = (
  agent: LiveAgent,
  account: ChannelAccount,
  destination: Destination,
  visitor: Visitor,
  isFull: ReadonlySet<string>,
): Promise<OpenChat> => {
  const chat = chatOf(account, destination)
  const route = { account: account.account, ...destination }
  return retrying(`the chat of agent ${agent.agentId}`, async () => {
    const known = await pointers.get(chat, { consistent: true })
    const open = known && (await getOpenConversation(agent.agentId, known.conversationId))
    if (open?.route?.account === account.account && !isFull.has(open.conversationId))
      return { conversationId: open.conversationId, isNew: open.inbound === 0 }
    const unchanged = { conversationId: known ? is(known.conversationId) : absent }
    const at = world().now()
    const created = await createConversation({
      agent,
      channel: chat.channel,
      version: 'live',
      isTest: false,
      isSilent: true,
      route,
      ...visitor,
      alongside: (conversationId) => pointers.putting({ ...chat, conversationId, at }, unchanged),
    }).catch((failure: unknown) => {
      // another worker has begun it: the next try returns it
      if (failure instanceof Problem && failure.code === 'conflict') return undefined
      throw failure
    })
    return created ? { conversationId: created.conversationId, isNew: true } : conflict
  })
}
