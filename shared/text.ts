/** A message for users: English from the catalogue, and the key and values by which screens translate it. */
export interface Text {
  /** The catalogue and the id in it: `agents.notSaved`. */
  readonly key: string
  readonly message: string
  /** The message's parameters, in the order of `{0}`, `{1}`. */
  readonly values?: readonly (string | number)[]
}

/** A text from the wire or from a store; without a key its message is shown untranslated. */
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
    const entry = catalogue[id]
    const key = `${name}.${id}`
    return typeof entry === 'function'
      ? { key, message: String(entry(...values)), values }
      : { key, message: String(entry) }
  }
