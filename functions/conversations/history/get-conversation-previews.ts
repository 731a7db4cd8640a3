import { presentSummary } from '#functions/conversations/present-summary'
import { heads } from '#functions/conversations/store'

export interface ConversationPreview {
  /** Empty while nobody knows it. */
  readonly visitorName: string
  /** What was said last, by whomever. */
  readonly lastText: string
  /** What the visitor wrote beside their rating. */
  readonly comment: string
}

/** A line about each of up to 100 conversations of a workspace, by their ids; those that are gone have none. */
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
        return [conversationId, { visitorName, lastText, comment: rating?.comment ?? '' }]
      }),
  )
}
