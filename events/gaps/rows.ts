import { ConversationErased, ReplyCommitted } from '#events/conversations/events'
import { PairChanged } from '#events/knowledge/events'
import type { FeatureRows } from '#events/rows'

export const gapRows = {
  subscriptions: {
    'gaps/close-answered-gaps': PairChanged,
    'gaps/record-gap': ReplyCommitted,
    'gaps/remove-erased-questions': ConversationErased,
  },
} as const satisfies FeatureRows<'gaps'>
