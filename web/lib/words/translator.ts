import { setupI18n } from '@lingui/core'
import type { WireText } from '#shared/text'
import { language } from './language.ts'

const i18n = setupI18n({ locale: language, messages: { [language]: {} } })

type Message = string | ((...values: never[]) => string)
type Catalogue = Readonly<Record<string, Message>>

/** The placeholders of an ICU message: `{name}`, `{count, plural, ...}`; the cases of a plural are no placeholders. */
type Placeholder<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ?
      | (Inside extends `${infer Name}, ${string}` ? Name : Inside extends `${string} ${string}` | '#' ? never : Inside)
      | Placeholder<Rest>
  : never

type Values<M extends Message> = M extends (...values: infer V) => string
  ? V
  : M extends string
    ? [Placeholder<M>] extends [never]
      ? []
      : [values: Readonly<Record<Placeholder<M>, string | number>>]
    : never

export type Translate<C extends Catalogue> = <Id extends keyof C & string>(id: Id, ...values: Values<C[Id]>) => string

/** The same ids in another language, as ICU texts: `{0}` where English has a function. test/web/german.test.ts wants all of them. */
export type Translated<T> =
  T extends Translate<infer C> ? { readonly [Id in keyof C]?: string } & Readonly<Record<string, string>> : never

/** By `feature.id`, everything loaded so far: in English, and in the page's language if that is another. */
export const english: Record<string, unknown> = {}
const translated: Record<string, string | string[]> = {}

/** A message that is a function becomes one with numbered placeholders. */
const textOf = (message: Message): string =>
  typeof message === 'function'
    ? message(...(Array.from({ length: message.length }, (_, at) => `{${at}}`) as never[]))
    : message

/**
 * All texts on screens come from a translator: `const t = translator('agents', { ...agentMessages, ...agentWords })`, then
 * `t('created')`. A catalogue is loaded with the code that uses it, so a route brings its own words. Ids are explicit
 * (`agents.created`), the English text is the source, and its placeholders type the values.
 */
export const translator = <const C extends Catalogue>(feature: string, source: C): Translate<C> => {
  const words = Object.fromEntries(Object.entries(source).map(([id, message]) => [`${feature}.${id}`, textOf(message)]))
  Object.assign(english, words)
  i18n.load(language, words)
  i18n.load(language, translated)
  return (id, ...values) => {
    const [first] = values as readonly unknown[]
    return i18n._(`${feature}.${id}`, typeof first === 'object' ? { ...first } : { ...values })
  }
}

/**
 * Translates what is loaded now and later into the page's language. An id that is not in `words` stays English. A text that is a list is shown
 * as it stands, one that is none is a message of a catalogue, which the build compiles.
 */
export const loadTranslation = (words: Readonly<Record<string, string | string[]>>) => {
  Object.assign(translated, words)
  i18n.load(language, translated)
}

/** The translation of a text in the page's language; nothing in English, and for a key without a translation. */
export const translationOf = ({ key, values = [] }: WireText): string | undefined =>
  key && Object.hasOwn(translated, key) ? i18n._(key, { ...values }) : undefined
