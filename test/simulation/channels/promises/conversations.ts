import type { Item } from '#infra/local/database/engine/expressions'
import type { AccountId } from '#shared/channels/kinds'
import { chatOf } from '#test/simulation/channels/line'

/** A message as it is in Chats. */
export interface Bubble {
  readonly conversationId: string
  readonly id: string
  readonly role: 'visitor' | 'agent' | 'person' | 'system'
  readonly text: string
  readonly at: number
  readonly clientId?: string
  readonly answers?: readonly string[]
  readonly turn?: number
  readonly isForPerson?: boolean
  readonly isApology?: boolean
  readonly attachments?: readonly { readonly id: string; readonly missing?: unknown }[]
  readonly delivery?: { readonly state: string; readonly reason?: string; readonly at: number }
}

interface Route {
  readonly account: AccountId
  readonly to: string
  readonly thread?: string
}

/** A conversation of a channel, with its messages in order. */
export interface Conversation {
  readonly head: Item
  readonly id: string
  readonly route: Route
  readonly chat: string
  readonly bubbles: readonly Bubble[]
}

/** Every conversation of a channel. */
export const conversationsIn = (items: readonly Item[]): readonly Conversation[] => {
  const bubbles = Map.groupBy(
    items.filter(({ kind }) => kind === 'message') as unknown as readonly Bubble[],
    ({ conversationId }) => conversationId,
  )
  return items.flatMap((head) => {
    if (head.kind !== 'conversation' || !head.route) return []
    const id = String(head.conversationId)
    const route = head.route as Route
    const own = (bubbles.get(id) ?? []).toSorted((one, other) => (one.id < other.id ? -1 : 1))
    return [{ head, id, route, chat: chatOf(route), bubbles: own }]
  })
}
