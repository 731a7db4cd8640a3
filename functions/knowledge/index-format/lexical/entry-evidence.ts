import type { Chunk } from '#shared/knowledge/chunk'
import { definesName } from './defines-name.ts'
import { headingFit } from './heading-fit.ts'
import type { QueryPlan } from './query-plan.ts'
import type { Terms } from './terms.ts'

/** What says that a chunk is the entry which a question is about, beyond the words that it contains. */
export interface EntryEvidence {
  /** How much its own heading is the question's subject, 0 to 1. */
  readonly fit: number
  /** Whether a line of it begins with a deciding word of the question, above an explanation. */
  readonly isDefined: boolean
}

/** A word that is less of the question does not decide. */
const DECIDING = 0.25

export const entryEvidence = (
  plan: QueryPlan,
  terms: Pick<Terms, 'termAt' | 'indexOf' | 'idf' | 'chunks'>,
): ((chunk: Chunk) => EntryEvidence) => {
  const fitOf = headingFit(plan, terms)
  const total = plan.concepts.reduce((sum, { decisive }) => sum + decisive, 0)
  const deciding = plan.concepts.filter(({ decisive }) => decisive >= DECIDING * total).map(({ word }) => word)
  return ({ headingPath, title, text }) => {
    const heading = headingPath.at(-1) ?? title
    const entry = `${heading}\n${text}`
    const lower = entry.toLowerCase()
    return { fit: fitOf(heading), isDefined: deciding.some((word) => definesName(entry, word, lower)) }
  }
}
