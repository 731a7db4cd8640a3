import type { PlacePart } from '#web/lib/place.ts'
import { placeT } from './place-t.ts'
import { t } from './t.ts'

const tabs = [
  { tab: 'qa', word: 'tabPairs' },
  { tab: 'test', word: 'tabTest' },
  { tab: 'gaps', word: 'tabGaps' },
] as const

export const knowledgeParts = (): readonly PlacePart[] =>
  tabs.map(({ tab, word }) => ({
    id: `knowledge-${tab}`,
    label: t(word),
    where: placeT('knowledge'),
    terms: t(`terms.${tab}`),
    open: ({ navigate, params }) => void navigate({ to: '/app/$region/agents/$agentId/kb', params, search: { tab } }),
  }))
