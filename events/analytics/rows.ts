import { ProductEvent, WidgetLoaded } from '#events/analytics/events'
import { ConversationStarted, ReplyCommitted } from '#events/conversations/events'
import type { FeatureRows } from '#events/rows'

export const analyticsRows = {
  subscriptions: {
    'analytics/count-product-event': ProductEvent,
    'analytics/forward-product-event': ProductEvent,
    'analytics/count-conversation': ConversationStarted,
    'analytics/count-load': WidgetLoaded,
    'analytics/count-reply': ReplyCommitted,
  },
} as const satisfies FeatureRows<'analytics'>
