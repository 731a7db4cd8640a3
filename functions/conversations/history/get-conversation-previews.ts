import { messageText } from '#functions/conversations/message-text'
import { presentSummary } from '#functions/conversations/present-summary'
import { type Head, heads, messages } from '#functions/conversations/store'
import { plainText } from '#shared/conversations/plain-text'

export interface ConversationPreview {
  /** Empty while it is unknown. */
  readonly visitorName: string
  /** What the visitor wrote last; empty if they only pressed a button. */
  readonly visitorText: string
  /** Whether the visitor waits for a teammate. */
  readonly isWaiting: boolean
  /** The comment of the visitor's rating. */
  readonly comment: string
}

/** The visitor's last message is among these, or it is long ago. */
const RECENT = 20

/** Previews of some conversations of a workspace by their ids, for notifications; deleted conversations have none. */
export const getConversationPreviews = async (
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<ReadonlyMap<string, ConversationPreview>> => {
  const found = await heads.getMany(conversationIds.map((conversationId) => ({ conversationId })))
  const previews = found.filter((head) => head.workspaceId === workspaceId).map(previewOf)
  return new Map(await Promise.all(previews))
}

const previewOf = async (head: Head): Promise<readonly [string, ConversationPreview]> => {
  const { visitorName, rating } = presentSummary(head, '')
  const { items } = await messages.list(`CONV#${head.conversationId}`, 'MSG#', { limit: RECENT, newestFirst: true })
  const written = items.find(({ role }) => role === 'visitor')
  const preview = {
    visitorName,
    visitorText: written ? plainText(messageText(written)) : '',
    isWaiting: head.place === 'waiting',
    comment: rating?.comment ?? '',
  }
  return [head.conversationId, preview]
}
