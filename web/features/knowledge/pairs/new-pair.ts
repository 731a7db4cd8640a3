import type { PairContent } from '#shared/knowledge/pairs'
import type { PairDraft } from '#web/features/knowledge/pair-draft.ts'

// not imported: the schemas would bring their whole library into the browser
const ANSWERS_ABOVE = 0.82

/** The initial form of a new Q&A; wordings equal to the question are left out. */
export const newPair = (draft?: PairDraft): PairContent => ({
  question: draft?.question ?? '',
  alsoAskedAs: [...new Set(draft?.alsoAskedAs ?? [])].filter((wording) => wording !== draft?.question),
  answer: draft?.answer ?? '',
  tags: [],
  answersAbove: ANSWERS_ABOVE,
})
