import Fuse from 'fuse.js'

/** A searchable thing: a name, its location, and other words for it. */
export interface Findable {
  readonly label: string
  readonly where?: string | undefined
  readonly words?: string | undefined
}

export type MatchStrength = 'strong' | 'good' | 'possible'

export interface Match<Item extends Findable> {
  readonly item: Item
  /** 0.3 to 1; 1 is an exact match of the name. */
  readonly score: number
  readonly strength: MatchStrength
}

/** Specification 3, section 8: the lowest score shown, and the lower limits of Good and Strong. */
const LOWEST = 0.3
const GOOD = 0.6
const STRONG = 0.8

const strengthOf = (score: number): MatchStrength => (score > STRONG ? 'strong' : score > GOOD ? 'good' : 'possible')

/** The best match first, none below 0.3; nothing for an empty query. */
export const find = <Item extends Findable>(items: readonly Item[], query: string, limit: number): Match<Item>[] =>
  new Fuse(items, {
    keys: [
      { name: 'label', weight: 4 },
      { name: 'words', weight: 2 },
      { name: 'where', weight: 1 },
    ],
    includeScore: true,
    threshold: 1 - LOWEST,
    ignoreLocation: true,
    ignoreDiacritics: true,
    minMatchCharLength: 2,
  })
    .search(query.trim())
    .map(({ item, score = 1 }) => ({ item, score: 1 - score, strength: strengthOf(1 - score) }))
    .filter(({ score }) => score >= LOWEST)
    .slice(0, limit)
