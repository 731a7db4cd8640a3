import type { Gap } from '#shared/gaps/schema'
import { MAX_CONVERSATIONS, MAX_WORDINGS } from './store.ts'

/** The changes of a gap after one more similar question. */
export const askedAgain = (
  gap: Gap,
  { question, at, conversationId }: { readonly question: string; readonly at: number; readonly conversationId: string },
): Pick<Gap, 'askedAs' | 'count' | 'lastAt' | 'conversationIds'> => ({
  askedAs: [question, ...gap.askedAs]
    .filter((wording, at, all) => wording !== gap.question && all.indexOf(wording) === at)
    .slice(0, MAX_WORDINGS),
  count: gap.count + 1,
  lastAt: Math.max(gap.lastAt, at),
  conversationIds: [...new Set([conversationId, ...gap.conversationIds])].slice(0, MAX_CONVERSATIONS),
})
