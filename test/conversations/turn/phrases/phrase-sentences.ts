/** Sentences with the list of phrases that a visitor says in it, the first in the lists' reverse order; none in an ordinary one. */
export interface PhraseSentences {
  readonly phrases: Readonly<Record<string, readonly string[]>>
  readonly tuned: readonly (readonly [sentence: string, means: string | undefined])[]
  readonly held: readonly (readonly [sentence: string, means: string | undefined])[]
}
