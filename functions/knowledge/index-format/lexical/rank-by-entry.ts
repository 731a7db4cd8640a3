import type { Chunk } from '#shared/knowledge/chunk'
import { definesName } from './defines-name.ts'
import { headingFit } from './heading-fit.ts'
import { asksForChanges, isOfChanges } from './of-changes.ts'
import type { QueryPlan } from './query-plan.ts'
import type { Terms } from './terms.ts'

/** So many of the first hits are compared by their entries, and so much an entry that fits counts. */
const COMPARED = 12
const FIT = 0.5
/** A name is defined once: its entry counts more than any heading. */
const DEFINED = 2
/** From here on an entry is the one that a name asks for. */
const NAMED = 0.5

/**
 * What a page says about its chunks, as exponents: how well its title fits, each further hit of it, and the length of a chunk, since
 * BM25 prefers a short one that says little. A softmax regression over the first fifty hits of the development questions gave the
 * order of magnitude (docs/performance.md).
 */
const TITLE = 3
const BESIDE = 0.03
const LENGTH = 0.2
/** The entry of a name may be short. */
const LENGTH_OF_NAMED = 0.1
/** What a version brought is explained elsewhere as it is. */
const CHANGES = 0.5
const SHORT = 50

interface Ranked {
  readonly chunk: number
  readonly rank: number
}

interface Entry extends Ranked {
  readonly fit: number
  readonly section: string
}

interface Searched {
  readonly plan: QueryPlan
  readonly terms: Pick<Terms, 'termAt' | 'indexOf' | 'idf' | 'chunks'>
  readonly chunkAt: (place: number) => Chunk
}

/**
 * Puts the entry that a question is about before those that mention it: of the first hits, those whose own heading or page it is, or
 * of a name that one which defines it, beginning with the beginning.
 */
export const rankByEntry = (ranked: readonly Ranked[], { plan, terms, chunkAt }: Searched): readonly number[] => {
  const fitOf = headingFit(plan, terms)
  const name = nameIn(plan)
  const compared = ranked.slice(0, COMPARED).map((one) => ({ ...one, found: chunkAt(one.chunk) }))
  const pages = compared.map(({ found }) => pageOf(found))
  const length = name === undefined ? LENGTH : LENGTH_OF_NAMED
  const changes = asksForChanges(plan) ? 0 : CHANGES
  const entries = compared.map(({ chunk, rank, found }, at): Entry => {
    const { text, title, headingPath, sourceId, url = '' } = found
    const fit = name !== undefined && definesName(text, name) ? DEFINED : fitOf(headingPath.at(-1) ?? title)
    const beside = pages.filter((page) => page === pages[at]).length - 1
    const about = TITLE * fitOf(title) + BESIDE * beside - (isOfChanges(title) ? changes : 0)
    const page = Math.exp(about) * (text.length + SHORT) ** length
    return { chunk, rank: rank * (1 + FIT * fit) * page, fit, section: [sourceId, url, ...headingPath].join('\n') }
  })
  return [...(name === undefined ? entries : inOrderOfText(entries)).sort(byRank), ...ranked.slice(COMPARED)].map(
    ({ chunk }) => chunk,
  )
}

const pageOf = ({ url, sourceId }: Chunk): string => url ?? sourceId

/** The name that a question consists of. */
const nameIn = ({ concepts }: QueryPlan): string | undefined => {
  const names = concepts.filter(({ word }) => /[\p{N}_./:@#$-]/u.test(word))
  return concepts.length <= 2 && names.length === 1 ? names[0]?.word : undefined
}

/** The chunks of one section exchange their ranks, so that an entry's beginning is before what continues it. */
const inOrderOfText = (entries: readonly Entry[]): Ranked[] =>
  entries.map(({ chunk, rank, fit, section }) => {
    if (fit < NAMED) return { chunk, rank }
    const same = entries.filter((one) => one.section === section && one.fit >= NAMED)
    const at = same.filter((one) => one.chunk < chunk).length
    return { chunk, rank: same.map((one) => one.rank).sort((one, other) => other - one)[at] ?? rank }
  })

const byRank = (one: Ranked, other: Ranked): number => other.rank - one.rank || one.chunk - other.chunk
