/** Some keys lead to further texts of their own, which no place names. */
type Catalogue = Readonly<Record<string, unknown>>

export interface Place {
  readonly of: Catalogue
  readonly key: string
  /** The screen or the verb that shows it. */
  readonly in: string
  /** What somebody does to see it. */
  readonly when: string
}

/** A message's place. */
export const place = <const C extends Catalogue>(of: C, key: keyof C & string, file: string, when: string): Place => ({
  of,
  key,
  in: file,
  when,
})
