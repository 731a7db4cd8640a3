import type { AskFor } from '#shared/agents/schema'
import { isNameAsk } from './is-name-ask.ts'
import { looksLikeQuestion } from './looks-like-question.ts'

const LEAST_WORDS = 4
/** Of a language without spaces. */
const LEAST_SIGNS = 8

/**
 * Whether a message that answers a question about the visitor with nothing of the kind says something else, which the agent
 * answers before it asks again: "I want to know when you open". An address with a slip says nothing else.
 */
export const saysSomethingElse = (ask: AskFor, message: string): boolean => {
  if (looksLikeQuestion(message)) return true
  if (isNameAsk(ask)) return /\p{L}{2}/u.test(message)
  if ((ask.kind !== 'email' && ask.kind !== 'phone') || /@|\d[\d\s/-]{4}/.test(message)) return false
  const isAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(message)
  return isAsian ? message.trim().length >= LEAST_SIGNS : message.trim().split(/\s+/).length >= LEAST_WORDS
}
