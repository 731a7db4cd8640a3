import type { Head } from '#features/conversations'
import { createConversation, getOpenConversation, returnFromOutside } from '#features/conversations-inbound'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import { chatOf } from '#functions/channels/chats/chat-of'
import { type Pointer, pointers } from '#functions/channels/chats/pointers'
import type { Destination } from '#functions/channels/provider/inbound'
import { attempt } from '#lib/database/commit'
import { absent, is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import { world } from '#lib/world'
import type { LiveAgent } from '#shared/agents/schema'
import { kindOf } from '#shared/channels/kinds'
import { Problem } from '#shared/problems'

/** A visitor as a conversation knows them. */
export interface Visitor {
  readonly visitor: string
  readonly lang?: string | undefined
  readonly variables: Readonly<Record<string, string>>
  /** Other ids of the same chat: a conversation that one of them names goes on. */
  readonly aliases?: readonly string[] | undefined
  /** When they wrote, in milliseconds; absent where another person did. */
  readonly wroteAt?: number
  /** Further fields, asked for when a conversation begins. */
  readonly profile?: () => Promise<Readonly<Record<string, string>>>
}

interface OpenChat {
  readonly conversationId: string
  /** Whether nobody has written to the agent in it. */
  readonly isNew: boolean
  /** What the link or ad carried by which the visitor last came. */
  readonly arrival?: Readonly<Record<string, string>> | undefined
  /** From when on their picture is asked for, in milliseconds. */
  readonly pictureDueAt?: number | undefined
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
  const others = (visitor.aliases ?? []).map((to) => chatOf(account, { to }))
  return retrying(`the chat of agent ${agent.agentId}`, async () => {
    const [known, ...named] = await Promise.all([chat, ...others].map((one) => pointers.get(one, { consistent: true })))
    const open =
      (await openIn(agent, account, known, isFull)) ??
      (await firstOf(named, (pointer) => openIn(agent, account, pointer, isFull)))
    const at = world().now()
    if (open) {
      const { conversationId } = open
      if (visitor.wroteAt !== undefined) await returnFromOutside(open, visitor.wroteAt)
      for (const [index, one] of [chat, ...others].entries())
        if ([known, ...named][index]?.conversationId !== conversationId)
          await attempt([pointers.putting({ ...one, conversationId, at })])
      const { pictureDueAt } = open
      return { conversationId, isNew: open.inbound === 0, arrival: known?.arrival, pictureDueAt }
    }
    const unchanged = { conversationId: known ? is(known.conversationId) : absent }
    const { lang, profile } = visitor
    const variables = { ...(await profile?.()), ...visitor.variables }
    const created = await createConversation({
      agent,
      channel: kindOf(account.account),
      version: 'live',
      isTest: false,
      isSilent: true,
      route,
      visitor: visitor.visitor,
      lang,
      variables,
      alongside: (conversationId) =>
        pointers.putting(
          { ...chat, conversationId, at, ...(known?.arrival ? { arrival: known.arrival } : {}) },
          unchanged,
        ),
    }).catch((failure: unknown) => {
      // another worker has begun it: the next try returns it
      if (failure instanceof Problem && failure.code === 'conflict') return undefined
      throw failure
    })
    if (!created) return conflict
    const { conversationId } = created
    for (const one of others) await attempt([pointers.putting({ ...one, conversationId, at })])
    return { conversationId, isNew: true, arrival: known?.arrival }
  })
}

/** The conversation of a pointer, while messages may be added to it and its answers go through the same account. */
const openIn = async (
  { agentId }: LiveAgent,
  { account }: ChannelAccount,
  pointer: Pointer | undefined,
  isFull: ReadonlySet<string>,
): Promise<Head | undefined> => {
  const open = pointer && (await getOpenConversation(agentId, pointer.conversationId))
  return open?.route?.account === account && !isFull.has(open.conversationId) ? open : undefined
}

const firstOf = async <T, R>(all: readonly T[], find: (one: T) => Promise<R | undefined>): Promise<R | undefined> => {
  for (const one of all) {
    const found = await find(one)
    if (found !== undefined) return found
  }
  return undefined
}
