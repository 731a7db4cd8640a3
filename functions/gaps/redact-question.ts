/** Most characters of a stored question. */
const MAX_QUESTION = 300

/** A question as a gap stores it: one line, without email addresses and phone numbers, cut to 300 characters. */
export const redactQuestion = (question: string): string =>
  question
    .replace(/\s+/g, ' ')
    .replace(/[^\s@]+@[^\s@]+\.[^\s@.,;!?]+/g, '…')
    .replace(/\+?\d(?:[\s()/.-]*\d){6,}/g, '…')
    .trim()
    .slice(0, MAX_QUESTION)
