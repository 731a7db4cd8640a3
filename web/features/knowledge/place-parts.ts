import type { PlacePart } from '#web/lib/place.ts'
import { placeT } from './place-t.ts'
import { t } from './t.ts'

const tabs = [
  { tab: 'qa', word: 'tabPairs', terms: 'faq questions answers' },
  { tab: 'test', word: 'tabTest', terms: 'test box try question' },
  { tab: 'gaps', word: 'tabGaps', terms: 'unanswered questions' },
] as const

export const knowledgeParts = (): readonly PlacePart[] =>
  tabs.map(({ tab, word, terms }) => ({
    id: `knowledge-${tab}`,
    label: t(word),
    where: placeT('knowledge'),
    terms,
    open: ({ navigate, params }) => void navigate({ to: '/app/$region/agents/$agentId/kb', params, search: { tab } }),
  }))
