/**
 * How visitors of one language ask for a person: lists of phrases in small letters, without accents and punctuation, an
 * apostrophe as a space. `…` stands for up to three other words.
 */
export interface PersonWords {
  /** A language subtag (BCP 47). */
  readonly language: string
  /** A human being, in words that mean nothing else after "I want". */
  readonly person: string
  /** Others whom visitors ask to speak with. */
  readonly staff: string
  /** Those of the staff who are asked for by a word alone: "agent!". */
  readonly called: string
  /** Words that may be before them: articles and adjectives. */
  readonly between: string
  /** Ask before a person or staff: "speak with". */
  readonly reach: string
  /** Ask directly before a person: "I need". */
  readonly want: string
  /** Words after which such a person is wanted for something else: "a person to sign for it". */
  readonly elsewhere?: string
  /** Ask after a person or staff that follows one of `lead`: "mit einem Berater sprechen". */
  readonly after: string
  readonly lead: string
  /** Complete requests. */
  readonly whole: string
  /** Machines that visitors refuse to talk to, which asks for a person. */
  readonly machine: string
  /** Refusals and denials, of a person or of a machine. */
  readonly not: string
  /** Words of a question about people, which asks for none. */
  readonly ordinary: string
  /** Said of a machine that is not enough: with a person or staff elsewhere in the message it asks for them. */
  readonly fails?: string
  /** Ask whether a human is there, as a whole message with words of `here`, `between` and `around` after it. */
  readonly present?: string
  readonly here?: string
  /** Ask before a person or staff whom something of the visitor's is to be given to: "forward my question to your team". */
  readonly passes?: string
  /** Ask directly before a person or staff that stand last: "me puede ayudar un técnico". */
  readonly helped?: string
  /** Ask in a clause that has a person or staff and the visitor (`us`) too, in any order: "can your expert call us". */
  readonly talks?: string
  readonly us?: string
  /** With one of these a clause of nothing but staff asks: "the sales department, please". */
  readonly please?: string
  /** What may surround a person who is asked for without a verb: "an agent, please". */
  readonly around: string
}
