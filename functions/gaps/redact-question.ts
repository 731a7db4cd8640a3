/** The maximum length of a stored question. */
const MAX_QUESTION = 300

/** A question as a gap stores it: one line, without email addresses and phone numbers, cut to 300 characters. */
export const redactQuestion = (question: string): string =>
  question
    .replace(/\s+/g, ' ')
    // what begins no address is consumed too, or each of its characters would be tried as a beginning
    .replace(/[^\s@]+(@[^\s@]+\.[^\s@.,;!?]+)?/g, (part, domain?: string) => (domain ? '…' : part))
    .replace(/\+?\d(?:[\s()/.-]*\d){6,}/g, '…')
    .trim()
    .slice(0, MAX_QUESTION)
