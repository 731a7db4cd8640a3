// the gaps are a tab of the knowledge page and speak its words
export { t } from '#web/features/knowledge/t.ts'
export type { PairDraft } from './pair-draft.ts'
export { dismissGapMutation, gapsQuery } from './queries.ts'
