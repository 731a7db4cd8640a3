import type { FormField } from '#shared/agents/schema'
import type { Text } from '#shared/text'
import type { formRefusals } from './form-refusals.ts'

type Refusal = keyof typeof formRefusals

/** The refusals of a field: messages in a visitor's language, or texts. */
export type FormRefusals<T> = {
  readonly [Id in Refusal]: (typeof formRefusals)[Id] extends Text ? T : (value: number) => T
}

/** The longest value of a conversation's variable. */
const MAX_VALUE = 300

export interface CheckedForm<T> {
  /** As variables store them; without empty fields. */
  readonly values: Readonly<Record<string, string>>
  /** In the order of the fields; none when the form may be sent. */
  readonly errors: readonly { readonly variable: string; readonly error: T }[]
}

/**
 * Validates a visitor's form answer field by field: in the widget before sending, and on the server. White space is
 * collapsed, so that no value can add a line; addresses become lower case, phone numbers `+` and digits (E.164 where the
 * country is given), numbers have a point, dates are `2027-03-31`. Values of unknown fields are dropped.
 */
export const checkForm = <T>(
  fields: readonly FormField[],
  given: Readonly<Record<string, string | undefined>>,
  refusals: FormRefusals<T>,
): CheckedForm<T> => {
  const checked = fields.map((field) => ({
    variable: field.variable,
    ...checkField(field, (Object.hasOwn(given, field.variable) && given[field.variable]) || '', refusals),
  }))
  return {
    values: Object.fromEntries(checked.flatMap(({ variable, value }) => (value ? [[variable, value]] : []))),
    errors: checked.flatMap(({ variable, error }) => (error ? [{ variable, error }] : [])),
  }
}

interface Checked<T> {
  readonly value?: string
  readonly error?: T
}

const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim()

const checkField = <T>(field: FormField, given: string, refusals: FormRefusals<T>): Checked<T> => {
  const text = collapseSpaces(given)
  if (text === '')
    return field.isRequired ? { error: field.kind === 'choice' ? refusals.requiredChoice : refusals.required } : {}
  if (text.length > MAX_VALUE) return { error: refusals.tooLong(MAX_VALUE) }
  switch (field.kind) {
    case 'text':
      return lengthOf(field, text, refusals)
    case 'email':
      return addressLike.test(text) ? { value: text.toLowerCase() } : { error: refusals.email }
    case 'phone':
      return phoneOf(text, refusals)
    case 'number':
      return numberOf(field, text, refusals)
    case 'date':
      return isDay(text) ? { value: text } : { error: refusals.date }
    case 'choice':
      return choiceOf(field, text, refusals)
  }
}

const addressLike = /^[^\s@<>()[\],;:"'\\]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}(?:\p{L}{2,63}|xn--[a-z\d-]{2,59})$/iu

const lengthOf = <T>({ min = 0, max = MAX_VALUE }: FormField, text: string, refusals: FormRefusals<T>): Checked<T> => {
  // counts code points: a letter outside the first plane is one
  const { length } = [...text]
  if (length < min) return { error: refusals.tooShort(min) }
  return length > max ? { error: refusals.tooLong(max) } : { value: text }
}

/** E.164 has 15 digits at most and no country begins with 0; numbers without a country code stay as they are. */
const phoneOf = <T>(text: string, refusals: FormRefusals<T>): Checked<T> => {
  // "+44 (0)7700": the 0 is dialled within the country only
  const whole = /^(?:\+|00)/.test(text) ? text.replace(/\(0\)/, '') : text
  const number = whole.replace(/[\s().\u2010-\u2015/-]/g, '').replace(/^00/, '+')
  return /^(?:\+[1-9]\d{5,14}|\d{6,15})$/.test(number) ? { value: number } : { error: refusals.phone }
}

/** In the owner's spelling, which may contain other spaces ("20\u00a0€"). */
const choiceOf = <T>({ choices = [] }: FormField, text: string, refusals: FormRefusals<T>): Checked<T> => {
  const value = choices.find((choice) => collapseSpaces(choice) === text)
  return value === undefined ? { error: refusals.choice } : { value }
}

/** "1,500" and "1.500" are fifteen hundred to one visitor and one and a half to another: the form asks again. */
const isAmbiguous = (text: string): boolean => /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text)

const numberOf = <T>({ min, max }: FormField, text: string, refusals: FormRefusals<T>): Checked<T> => {
  if (isAmbiguous(text)) return { error: refusals.number }
  if (!/^[+-]?\d{1,15}(?:[.,]\d{1,10})?$/.test(text)) return { error: refusals.number }
  const value = text.replace(',', '.').replace('+', '')
  if (min !== undefined && Number(value) < min) return { error: refusals.tooSmall(min) }
  return max !== undefined && Number(value) > max ? { error: refusals.tooLarge(max) } : { value }
}

const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  // the 30th of February would be read as the 2nd of March
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
