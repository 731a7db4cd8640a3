import { type Fit, find } from '#web/features/search/find.ts'
import type { SearchItem } from '#web/features/search/search-item.ts'
import { t } from '#web/features/search/t.ts'
import type { SearchItems } from '#web/features/search/use-search-items.ts'

export interface Result {
  readonly item: SearchItem
  /** Said only of tabs and settings, where the order alone does not tell how sure it is. */
  readonly fit?: Fit | undefined
  readonly score: number
}

export interface ResultGroup {
  readonly label: string
  readonly items: readonly Result[]
}

/** Specification 3, section 8. */
const SUGGESTIONS = 5
const OTHERS = 3

const found = (items: readonly SearchItem[], query: string): Result[] =>
  find(items, query, OTHERS).map(({ item, score }) => ({ item, score }))

const all = (items: readonly SearchItem[], limit: number): Result[] =>
  items.slice(0, limit).map((item) => ({ item, score: 0 }))

const best = ({ items }: ResultGroup): number => items[0]?.score ?? 0

/** What the search shows, the group with the best fit first: before anything is typed the places and commands themselves. Groups without a result are left out. */
export const resultsOf = ({ places, agents, chats, actions }: SearchItems, query: string): ResultGroup[] => {
  const isAsked = query.trim().length > 1
  const groups: ResultGroup[] = [
    { label: t('places'), items: isAsked ? find(places, query, SUGGESTIONS) : all(places, 7) },
    { label: t('agents'), items: isAsked ? found(agents, query) : [] },
    { label: t('chats'), items: isAsked ? found(chats, query) : [] },
    { label: t('do'), items: isAsked ? found(actions, query) : all(actions, 4) },
  ]
  return groups.filter(({ items }) => items.length > 0).sort((one, other) => best(other) - best(one))
}
