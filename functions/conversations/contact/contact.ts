import type { FormPart, LiveAgent } from '#shared/agents/schema'
import { contactWordsIn } from './contact-words.ts'
import { EMAIL_FORM } from './email-form-id.ts'
import { knownEmail } from './known-email.ts'

interface Reader {
  /** The tag of a language such as `de-AT`. */
  readonly language: string | undefined
  readonly variables: Readonly<Record<string, string>>
}

/**
 * The form under the reply to a visitor who leaves a message and whose e-mail address is unknown; none where the owner has
 * turned it off. A visitor skips it by writing on.
 */
export const emailForm = ({ settings }: LiveAgent, { language, variables }: Reader): readonly FormPart[] => {
  if (settings.handoff?.captureEmail === false || knownEmail(variables) !== undefined) return []
  const { label, send } = contactWordsIn(language)
  const field = { variable: 'email', label, kind: 'email', isRequired: true } as const
  return [{ kind: 'form', id: EMAIL_FORM, fields: [field], submitLabel: send }]
}

/** What a visitor reads who has filled it in. */
export const emailThanks = ({ language, variables }: Reader): string =>
  contactWordsIn(language).thanks.replace('{email}', () => knownEmail(variables) ?? '')

/** What a visitor reads who adds to a left message something that the agent knows nothing about. */
export const notedWords = (language: string | undefined): string => contactWordsIn(language).noted
