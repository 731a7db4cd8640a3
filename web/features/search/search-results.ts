import { find, type MatchStrength } from './find.ts'
import type { SearchItem } from './search-item.ts'
import { t } from './t.ts'
import type { SearchItems } from './use-search-items.ts'

export interface Result {
  readonly item: SearchItem
  /** Shown only for tabs and settings, where the order alone does not show the strength. */
  readonly strength?: MatchStrength | undefined
  readonly score: number
}

export interface ResultGroup {
  readonly label: string
  readonly items: readonly Result[]
}

/** Specification 3, section 8. */
const SUGGESTIONS = 5
const OTHERS = 3

const matches = (items: readonly SearchItem[], query: string): Result[] =>
  find(items, query, OTHERS).map(({ item, score }) => ({ item, score }))

const unranked = (items: readonly SearchItem[], limit: number): Result[] =>
  items.slice(0, limit).map((item) => ({ item, score: 0 }))

const best = ({ items }: ResultGroup): number => items[0]?.score ?? 0

/** The results, the group with the best match first; for an empty query the places and commands. Empty groups are left out. */
export const searchResults = ({ places, agents, chats, actions }: SearchItems, query: string): ResultGroup[] => {
  const isAsked = query.trim().length > 1
  const groups: ResultGroup[] = [
    { label: t('places'), items: isAsked ? find(places, query, SUGGESTIONS) : unranked(places, 7) },
    { label: t('agents'), items: isAsked ? matches(agents, query) : [] },
    { label: t('chats'), items: isAsked ? matches(chats, query) : [] },
    { label: t('do'), items: isAsked ? matches(actions, query) : unranked(actions, 4) },
  ]
  return groups.filter(({ items }) => items.length > 0).sort((one, other) => best(other) - best(one))
}
