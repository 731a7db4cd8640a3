import { AgentCreated, AgentDeleted } from '#events/agents/events'
import { ProductEvent, WidgetLoaded } from '#events/analytics/events'
import {
  ConversationErased,
  ConversationRated,
  ConversationSeen,
  HolderChanged,
  MessageReceived,
  PersonReplied,
  ReplyCommitted,
} from '#events/conversations/events'
import {
  CrawlDeleted,
  CrawlEnded,
  CrawlQueued,
  IndexReplaced,
  PairChanged,
  SourceChanged,
  SourceDeleted,
  SourceQueued,
  SourceTagged,
} from '#events/knowledge/events'
import { NotificationCreated } from '#events/notifications/events'
import { MemberJoined, MemberLeft, PortraitReplaced } from '#events/workspaces/events'
import type { Feature } from '#shared/features'
import type { EventType } from './event.ts'

/**
 * Table 3 of 4: who acts on what. One consumer, one effect. The key is the file (`functions/<key>.ts`), the Lambda, the
 * log group, the alarm and the trace segment.
 */
export const subscriptions = {
  'agents/tell-new-agent': AgentCreated,
  'conversations/forget-agent': AgentDeleted,
  'analytics/count-product-event': ProductEvent,
  'analytics/forward-product-event': ProductEvent,
  'analytics/count-load': WidgetLoaded,
  'analytics/count-reply': ReplyCommitted,
  'knowledge/start-crawl': CrawlQueued,
  'knowledge/delete-crawl-files': CrawlDeleted,
  'knowledge/forget-agent': AgentDeleted,
  'knowledge/start-import': SourceQueued,
  'knowledge/retag-index': SourceTagged,
  'knowledge/remove-from-index': SourceDeleted,
  'knowledge/delete-source-files': SourceDeleted,
  'knowledge/purge-indexes': IndexReplaced,
  'knowledge/index-pairs': PairChanged,
  'knowledge/close-answered-gaps': PairChanged,
  'knowledge/note-gap': ReplyCommitted,
  'knowledge/forget-questions': ConversationErased,
  'knowledge/count-pair-use': ReplyCommitted,
  'files/delete-portrait': PortraitReplaced,
  'notifications/tell-message': MessageReceived,
  'notifications/tell-reply': ReplyCommitted,
  'notifications/tell-holder': HolderChanged,
  'notifications/mail-request': HolderChanged,
  'notifications/tell-person-reply': PersonReplied,
  'notifications/tell-rating': ConversationRated,
  'notifications/tell-seen': ConversationSeen,
  'notifications/note-request': HolderChanged,
  'notifications/note-low-rating': ConversationRated,
  'notifications/note-source': SourceChanged,
  'notifications/note-member': MemberJoined,
  'notifications/forget-member': MemberLeft,
  'notifications/note-crawl': CrawlEnded,
  'notifications/note-credits': ReplyCommitted,
  'notifications/note-silence': MessageReceived,
  'notifications/tell-notification': NotificationCreated,
  'notifications/push-notification': NotificationCreated,
} as const satisfies Readonly<Record<`${Feature}/${string}`, EventType>>
