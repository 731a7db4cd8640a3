import { givenContact } from './given-contact.ts'
import { isLeftText } from './is-left-text.ts'
import { isRefusal } from './is-refusal.ts'
import { readName } from './read-name.ts'

/** How visitors answer what they are asked about themselves, in the words of all languages. */
export const answerRules = { givenContact, isLeftText, isRefusal, readName }
