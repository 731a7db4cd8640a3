import { AgentCreated, AgentDeleted } from '#events/agents/events'
import { ProductEvent, WidgetLoaded } from '#events/analytics/events'
import {
  AssigneeChanged,
  ConversationErased,
  ConversationRated,
  ConversationSeen,
  HumanReplied,
  MessageReceived,
  ReplyCommitted,
} from '#events/conversations/events'
import { CrawlDeleted, CrawlEnded, CrawlQueued, RefreshCrawled } from '#events/crawls/events'
import {
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
  'agents/manage/call-new-agent-webhook': AgentCreated,
  'conversations/erasure/delete-agent-data': AgentDeleted,
  'analytics/count-product-event': ProductEvent,
  'analytics/forward-product-event': ProductEvent,
  'analytics/count-load': WidgetLoaded,
  'analytics/count-reply': ReplyCommitted,
  'crawls/run/run-crawl': CrawlQueued,
  'crawls/manage/delete-crawl-files': CrawlDeleted,
  'knowledge/delete-agent-data': AgentDeleted,
  'knowledge/imports/start-import': SourceQueued,
  'knowledge/site-imports/import-refreshed-site': RefreshCrawled,
  'knowledge/index/retag-index': SourceTagged,
  'knowledge/index/remove-from-index': SourceDeleted,
  'knowledge/sources/delete-source-files': SourceDeleted,
  'knowledge/index/purge-indexes': IndexReplaced,
  'knowledge/pairs/index-pairs': PairChanged,
  'gaps/close-answered-gaps': PairChanged,
  'gaps/record-gap': ReplyCommitted,
  'gaps/remove-erased-questions': ConversationErased,
  'knowledge/pairs/count-pair-use': ReplyCommitted,
  'files/portraits/delete-portrait': PortraitReplaced,
  'notifications/live/push-message': MessageReceived,
  'notifications/live/push-reply': ReplyCommitted,
  'notifications/live/push-assignee-change': AssigneeChanged,
  'notifications/mail/send-handoff-request': AssigneeChanged,
  'notifications/live/push-human-reply': HumanReplied,
  'notifications/live/push-rating': ConversationRated,
  'notifications/live/push-read-receipt': ConversationSeen,
  'notifications/triggers/notify-handoff': AssigneeChanged,
  'notifications/triggers/notify-low-rating': ConversationRated,
  'notifications/triggers/notify-import-ended': SourceChanged,
  'notifications/triggers/notify-member-joined': MemberJoined,
  'notifications/forget-member': MemberLeft,
  'notifications/triggers/notify-crawl-ended': CrawlEnded,
  'notifications/triggers/notify-low-credits': ReplyCommitted,
  'notifications/triggers/notify-unanswered': MessageReceived,
  'notifications/live/push-notification': NotificationCreated,
  'notifications/push/send-notification': NotificationCreated,
} as const satisfies Readonly<Record<`${Feature}/${string}`, EventType>>
