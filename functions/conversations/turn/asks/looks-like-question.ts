/** Visitors may ask something instead of answering; in Japanese and Chinese an ending asks without a question mark. */
export const looksLikeQuestion = (message: string): boolean =>
  /[?？؟]\s*$/.test(message.trim()) ||
  /(?:です|ます|ません|でしょう)か[。.!！]?$|[吗嗎呢][。.!！]?$/.test(message.trim())
