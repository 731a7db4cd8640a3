/** Characters of a question that are kept. */
const MAX_QUESTION = 300

/** A question as a gap keeps it: one line, without addresses and numbers that lead to a person, cut to 300 characters. */
export const redactQuestion = (said: string): string =>
  said
    .replace(/\s+/g, ' ')
    .replace(/[^\s@]+@[^\s@]+\.[^\s@.,;!?]+/g, '…')
    .replace(/\+?\d(?:[\s()/.-]*\d){6,}/g, '…')
    .trim()
    .slice(0, MAX_QUESTION)
