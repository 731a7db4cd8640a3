import type { FormField, FormPart, LiveAgent } from '#shared/agents/schema'
import { fieldKind } from '#shared/conversations/field-kind'
import { backWordsOf } from './back-words.ts'
import { contactWordsIn } from './contact-words.ts'
import { EMAIL_FORM } from './email-form-id.ts'
import { formWordsIn } from './form-words.ts'
import { isHandingOver } from './is-handing-over.ts'
import { knownEmail } from './known-email.ts'
import type { Reader } from './reader.ts'

/**
 * The form under the reply to a visitor who leaves a message and whose e-mail address is unknown; none where the owner has
 * turned it off. It asks for the name and the number too if the agent's own nodes do before they hand over. A visitor skips it
 * with its button, by a refusal in words, or by writing their message.
 */
export const emailForm = ({ settings }: LiveAgent, { language, variables }: Reader): readonly FormPart[] => {
  if (settings.handoff?.captureEmail === false || knownEmail(variables) !== undefined) return []
  // the empty value is a refusal
  if (Object.entries(variables).some(([name, value]) => value === '' && fieldKind(name) === 'email')) return []
  const words = formWordsIn(language)
  const asks = (settings.enableNodes ? settings.nodes : [])
    .filter((node) => isHandingOver(node, settings.nodes, 'request'))
    .flatMap(({ asks = [] }) => asks)
  const fieldOf = (kind: 'name' | 'phone'): FormField[] => {
    const ask = asks.find(({ variable }) => fieldKind(variable) === kind && !variables[variable])
    return ask ? [{ variable: ask.variable, label: words[kind], kind: kind === 'name' ? 'text' : 'phone' }] : []
  }
  const [name, phone] = [fieldOf('name'), fieldOf('phone')]
  // one way to reach the visitor is enough
  const email = { variable: 'email', label: words.email, kind: 'email', isRequired: phone.length === 0 } as const
  return [
    {
      kind: 'form',
      id: EMAIL_FORM,
      fields: [...name, email, ...phone],
      submitLabel: words.send,
      skip: { label: words.skip, help: words.help, done: words.skipped },
    },
  ]
}

/** The form's question for an address, with what a visitor goes without, for a channel that shows no form. */
export const emailQuestion = (language: string | undefined): string => {
  const { email, help } = formWordsIn(language)
  const sign = language?.startsWith('ar') ? '؟' : /^(ja|zh)/.test(language ?? '') ? '？' : '?'
  return `${email}${sign} ${help}`
}

/** What a visitor reads who has answered the form, or refused to: with an address or without, before their message or after it. */
export const addressWords = ({ language, variables }: Reader, isAwaited: boolean): string => {
  const words = contactWordsIn(language)
  const email = knownEmail(variables)
  if (email === undefined) return isAwaited ? words.noAddress : words.noAddressAfter
  return (isAwaited ? words.thanksFirst : words.thanks).replace('{email}', () => email)
}

/** What a visitor reads under the answer to the message that they have left: that the team has it, and what happens next. */
export const passedOnWords = ({ settings }: LiveAgent, now: number, reader: Reader): string => {
  const words = contactWordsIn(reader.language)
  const email = knownEmail(reader.variables)
  const reach = email === undefined ? words.reachChat : words.reachEmail.replace('{email}', () => email)
  return [words.passedOn, backWordsOf(settings.handoff, now, reader), reach].filter((text) => text !== '').join(' ')
}

/** What a visitor reads who is asked for their message. */
export const writeWords = (language: string | undefined): string => contactWordsIn(language).write

/** What a visitor reads who adds to a left message something that the agent knows nothing about. */
export const notedWords = (language: string | undefined): string => contactWordsIn(language).noted
