import { givenContact } from '#functions/conversations/contact/given-contact'
import { isLeftText } from '#functions/conversations/contact/is-left-text'
import { isRefusal } from '#functions/conversations/contact/is-refusal'
import { knownAnswers } from './known-answers.ts'
import { readAnswer } from './read-answer.ts'
import { saysAnyOf } from './says-any-of.ts'
import { saysSomethingElse } from './says-something-else.ts'

/** How visitors answer what they are asked, and say what leads on, in the words of all languages. */
export const answerRules = {
  givenContact,
  isLeftText,
  isRefusal,
  knownAnswers,
  readAnswer,
  saysAnyOf,
  saysSomethingElse,
}
