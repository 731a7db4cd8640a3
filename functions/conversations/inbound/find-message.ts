import { type Head, heads } from '#functions/conversations/store'
import { processedMessages } from '#functions/conversations/turn/lease/store'

/** Where a message is. */
export interface MessagePlace {
  readonly conversationId: string
  readonly messageId: string
}

/** The message of a conversation that the channel's provider calls so. */
export const findMessage = async (conversationId: string, providerId: string): Promise<MessagePlace | undefined> =>
  processedMessages.get({ conversationId, providerId }, { consistent: true })

/** A conversation's head, as it is now. */
export const getHead = (conversationId: string): Promise<Head | undefined> =>
  heads.get({ conversationId }, { consistent: true })
