import { conversationText } from '#shared/conversations/messages'

/** The product's own texts that are stored as an agent's reply. */
const ownTexts = [conversationText('apology'), conversationText('paused')]

/** The key by which screens translate a stored text that is the product's own; `undefined` for a text that was written. */
export const keyOfOwnText = (text: string): string | undefined => ownTexts.find(({ message }) => message === text)?.key
