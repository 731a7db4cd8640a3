import { setupI18n } from '@lingui/core'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

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

/** A message that the server makes with a function becomes one with numbered placeholders. */
const textOf = (message: Message): string =>
  typeof message === 'function'
    ? message(...(Array.from({ length: message.length }, (_, at) => `{${at}}`) as never[]))
    : message

/**
 * The one door for everything people read: `const t = translator('agents', { ...agentMessages, ...agentWords })`, then
 * `t('created')`. A catalogue is loaded with the code that uses it, so a route brings its own words. Ids are explicit
 * (`agents.created`), the English text is the source, and its placeholders type the values.
 */
export const translator = <const C extends Catalogue>(feature: string, english: C): Translate<C> => {
  i18n.load(
    'en',
    Object.fromEntries(Object.entries(english).map(([id, message]) => [`${feature}.${id}`, textOf(message)])),
  )
  return (id, ...values) => {
    const [first] = values as readonly unknown[]
    return i18n._(`${feature}.${id}`, typeof first === 'object' ? { ...first } : { ...values })
  }
}
