/** Visitors may ask something instead of answering. */
export const looksLikeQuestion = (message: string): boolean => /[?？؟]\s*$/.test(message.trim())
