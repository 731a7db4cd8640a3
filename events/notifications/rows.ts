import {
  AssigneeChanged,
  ConversationRated,
  ConversationSeen,
  HumanReplied,
  MessageReceived,
  NoticeStored,
  ReplyCommitted,
} from '#events/conversations/events'
import { CrawlEnded } from '#events/crawls/events'
import { SourceChanged } from '#events/knowledge/events'
import { NotificationCreated } from '#events/notifications/events'
import type { FeatureRows } from '#events/rows'
import { MemberJoined, MemberLeft } from '#events/workspaces/events'

export const notificationRows = {
  subscriptions: {
    'notifications/live/publish-message': MessageReceived,
    'notifications/live/publish-reply': ReplyCommitted,
    'notifications/live/publish-assignee-change': AssigneeChanged,
    'notifications/mail/send-handoff-request': AssigneeChanged,
    'notifications/live/publish-human-reply': HumanReplied,
    'notifications/live/publish-notice': NoticeStored,
    'notifications/live/publish-rating': ConversationRated,
    'notifications/live/publish-read-receipt': ConversationSeen,
    'notifications/triggers/notify-handoff': AssigneeChanged,
    'notifications/triggers/notify-low-rating': ConversationRated,
    'notifications/triggers/notify-import-ended': SourceChanged,
    'notifications/triggers/notify-member-joined': MemberJoined,
    'notifications/forget-member': MemberLeft,
    'notifications/triggers/notify-crawl-ended': CrawlEnded,
    'notifications/triggers/notify-low-credits': ReplyCommitted,
    'notifications/triggers/notify-unanswered': MessageReceived,
    'notifications/live/publish-notification': NotificationCreated,
    'notifications/push/push-notification': NotificationCreated,
  },
  sockets: {
    live: 'notifications/live/socket',
  },
} as const satisfies FeatureRows<'notifications'>
