import { TrialAdvanced } from '#events/billing/events'
import { ChannelHealthChanged } from '#events/channels/events'
import {
  AssigneeChanged,
  ConversationRated,
  ConversationRead,
  ConversationSeen,
  DeliveryChanged,
  HumanReplied,
  LeftMessageWritten,
  MessageLeft,
  MessageReceived,
  NoticeStored,
  OriginRefused,
  ReplyCommitted,
} from '#events/conversations/events'
import { CrawlEnded } from '#events/crawls/events'
import { SourceChanged } from '#events/knowledge/events'
import { ClientsNotified, NotificationCreated } from '#events/notifications/events'
import type { FeatureRows } from '#events/rows'
import { MemberJoined, MemberLeft } from '#events/workspaces/events'
import { mailTeam } from './mail-team.flow.ts'

export const notificationRows = {
  subscriptions: {
    'notifications/live/publish-message': { event: MessageReceived, delivery: 'brief' },
    'notifications/live/publish-reply': { event: ReplyCommitted, delivery: 'brief' },
    'notifications/live/publish-assignee-change': { event: AssigneeChanged, delivery: 'brief' },
    'notifications/mail/send-handoff-request': AssigneeChanged,
    'notifications/mail/send-message-left': MessageLeft,
    'notifications/mail/send-message-copy': LeftMessageWritten,
    'notifications/live/publish-human-reply': { event: HumanReplied, delivery: 'brief' },
    'notifications/live/publish-notice': { event: NoticeStored, delivery: 'brief' },
    'notifications/live/publish-rating': { event: ConversationRated, delivery: 'brief' },
    'notifications/live/publish-read-mark': { event: ConversationRead, delivery: 'brief' },
    'notifications/live/publish-delivery': { event: DeliveryChanged, delivery: 'brief' },
    'notifications/live/publish-read-receipt': { event: ConversationSeen, delivery: 'brief' },
    'notifications/triggers/notify-handoff': AssigneeChanged,
    'notifications/triggers/notify-message-left': MessageLeft,
    'notifications/triggers/notify-low-rating': ConversationRated,
    'notifications/triggers/notify-import-ended': SourceChanged,
    'notifications/triggers/notify-member-joined': MemberJoined,
    'notifications/live/publish-member-left': { event: MemberLeft, delivery: 'brief' },
    'notifications/forget-member': MemberLeft,
    'notifications/triggers/notify-origin-refused': OriginRefused,
    'notifications/triggers/notify-crawl-ended': CrawlEnded,
    'notifications/triggers/notify-channel-health': ChannelHealthChanged,
    'notifications/triggers/notify-trial': TrialAdvanced,
    'notifications/triggers/notify-spending': ReplyCommitted,
    'notifications/triggers/notify-unanswered': MessageReceived,
    'notifications/live/publish-notification': { event: NotificationCreated, delivery: 'brief' },
    'notifications/push/push-notification': NotificationCreated,
    'notifications/mail/send-notification': NotificationCreated,
    'notifications/clients/notify-handoff': AssigneeChanged,
    'notifications/clients/notify-message-left': MessageLeft,
    'notifications/clients/notify-low-rating': ConversationRated,
    'notifications/clients/mail-clients': ClientsNotified,
  },
  sockets: {
    live: 'notifications/live/socket',
  },
  flows: {
    'notifications/mail-team': mailTeam,
  },
} as const satisfies FeatureRows<'notifications'>
