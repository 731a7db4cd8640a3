/** The product's own replies in a conversation, by their ids in `conversationMessages`. */
export const productTexts = ['apology', 'paused', 'noHandoffInDemo', 'teamAsked', 'teamAway', 'noted'] as const

export type ProductText = (typeof productTexts)[number]
