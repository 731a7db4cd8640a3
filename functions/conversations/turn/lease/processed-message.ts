import { processedMessages } from './store.ts'

/** Which message of a conversation a provider's id names; nothing where it was not stored. */
export const processedMessage = (
  conversationId: string,
  providerId: string,
): Promise<{ readonly messageId: string } | undefined> =>
  processedMessages.get({ conversationId, providerId }, { consistent: true })
