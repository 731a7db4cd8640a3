import type { PairContent } from '#shared/knowledge/pairs'

/** A Q&A's content without duplicate wordings and tags. */
export const cleanContent = ({ question, alsoAskedAs, answer, tags, answersAbove }: PairContent): PairContent => {
  const seen = new Set([question.toLowerCase()])
  return {
    question,
    alsoAskedAs: alsoAskedAs.filter((wording) => {
      const isNew = !seen.has(wording.toLowerCase())
      seen.add(wording.toLowerCase())
      return isNew
    }),
    answer,
    tags: [...new Set(tags)],
    answersAbove,
  }
}
