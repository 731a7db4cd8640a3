import { presentSummary } from '#functions/conversations/present-summary'
import { heads } from '#functions/conversations/store'
import { keyOfOwnText } from './key-of-own-text.ts'

export interface ConversationPreview {
  /** Empty while it is unknown. */
  readonly visitorName: string
  /** The text of the last message. */
  readonly lastText: string
  /** The key of the last message if it is the product's own text. */
  readonly lastTextKey: string | undefined
  /** The comment of the visitor's rating. */
  readonly comment: string
}

/** Previews of up to 100 conversations of a workspace by their ids; deleted conversations have none. */
export const getConversationPreviews = async (
  workspaceId: string,
  conversationIds: readonly string[],
): Promise<ReadonlyMap<string, ConversationPreview>> => {
  const found = await heads.getMany(conversationIds.map((conversationId) => ({ conversationId })))
  return new Map(
    found
      .filter((head) => head.workspaceId === workspaceId)
      .map((head) => {
        const { conversationId, visitorName, lastText, rating } = presentSummary(head, '')
        return [
          conversationId,
          { visitorName, lastText, lastTextKey: keyOfOwnText(lastText), comment: rating?.comment ?? '' },
        ]
      }),
  )
}
