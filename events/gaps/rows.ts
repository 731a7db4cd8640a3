import { ConversationErased, ReplyCommitted } from '#events/conversations/events'
import { PairChanged } from '#events/knowledge/events'
import type { FeatureRows } from '#events/rows'

export const gapRows = {
  subscriptions: {
    'gaps/close-answered-gaps': PairChanged,
    'gaps/record-gap': ReplyCommitted,
    'gaps/remove-erased-questions': ConversationErased,
  },
  schedules: {
    'gaps/count-waiting-questions': 'rate(1 minute)',
  },
} as const satisfies FeatureRows<'gaps'>
