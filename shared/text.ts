/** What people read: English as the catalogue words it, and the key and values by which a screen says it in another language. */
export interface Text {
  /** The catalogue and the id in it: `agents.notSaved`. */
  readonly key: string
  readonly message: string
  /** What the message is made with, in the order of its `{0}`, `{1}`. */
  readonly values?: readonly (string | number)[]
}

/** A text as it comes over the wire or out of a store: one without a key is shown as it came. */
export interface WireText {
  readonly message: string
  readonly key?: string | undefined
  readonly values?: Text['values'] | undefined
}

type Catalogue = Readonly<Record<string, unknown>>

/** The ids of a catalogue that are messages; groups of messages are not. */
type TextId<C extends Catalogue> = {
  [Id in keyof C & string]: C[Id] extends string | ((...values: never[]) => string) ? Id : never
}[keyof C & string]

type Values<M> = M extends (...values: infer V extends (string | number)[]) => string ? V : []

export type Texts<C extends Catalogue> = <Id extends TextId<C>>(id: Id, ...values: Values<C[Id]>) => Text

/** `const agentText = textsOf('agents', agentMessages)`, then `agentText('notSaved', reason)`. */
export const textsOf =
  <const C extends Catalogue>(name: string, catalogue: C): Texts<C> =>
  (id, ...values) => {
    const words = catalogue[id]
    const key = `${name}.${id}`
    return typeof words === 'function'
      ? { key, message: String(words(...values)), values }
      : { key, message: String(words) }
  }
