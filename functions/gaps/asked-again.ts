import type { Gap } from '#shared/gaps/schema'
import { MAX_CONVERSATIONS, MAX_WORDINGS } from './store.ts'

/** A gap after one more question of the same kind. */
export const askedAgain = (
  gap: Gap,
  { question, at, conversationId }: { readonly question: string; readonly at: number; readonly conversationId: string },
): Pick<Gap, 'askedAs' | 'count' | 'lastAt' | 'conversationIds'> => ({
  askedAs: [question, ...gap.askedAs]
    .filter((wording, place, all) => wording !== gap.question && all.indexOf(wording) === place)
    .slice(0, MAX_WORDINGS),
  count: gap.count + 1,
  lastAt: Math.max(gap.lastAt, at),
  conversationIds: [...new Set([conversationId, ...gap.conversationIds])].slice(0, MAX_CONVERSATIONS),
})
