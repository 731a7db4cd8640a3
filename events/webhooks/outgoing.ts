import * as agencies from '#events/agencies/events'
import * as agents from '#events/agents/events'
import * as analytics from '#events/analytics/events'
import * as billing from '#events/billing/events'
import * as channels from '#events/channels/events'
import * as clients from '#events/clients/events'
import * as conversations from '#events/conversations/events'
import * as crawls from '#events/crawls/events'
import * as domains from '#events/domains/events'
import type { DataOf, EventType } from '#events/event'
import * as fleet from '#events/fleet/events'
import * as knowledge from '#events/knowledge/events'
import * as notifications from '#events/notifications/events'
import * as workspaces from '#events/workspaces/events'
import type { EventName, PayloadOf } from '#shared/webhooks/event-types'
import * as own from './events.ts'

const { ProductEventName: _, ...ofAnalytics } = analytics

/** Every event of the product; a test compares the files. */
const all = {
  ...agencies,
  ...agents,
  ...ofAnalytics,
  ...billing,
  ...channels,
  ...clients,
  ...conversations,
  ...crawls,
  ...domains,
  ...fleet,
  ...knowledge,
  ...notifications,
  ...workspaces,
  ...own,
} as const
type All = typeof all

/** A type with its payload, which its table in shared/webhooks describes. */
export type Outgoing = { readonly [T in EventName]: { readonly type: T; readonly payload: PayloadOf<T> } }[EventName]

const sent = <T extends EventName>(type: T, payload: PayloadOf<T>) => ({ type, payload }) as unknown as Outgoing

/** Nothing is posted of it: the reason. */
type Kept = string
type Making<E> = E extends EventType ? (data: DataOf<E>) => Outgoing | undefined : never

const often = 'of every turn: an endpoint asks the API for messages'
const inner = 'a step of the product’s own work'

/** What a conversation's payload names, in every type about one. Conversations of tests are nobody's event. */
const chat = ({ agentId, conversationId, channel }: DataOf<typeof conversations.ConversationErased>) =>
  channel === 'test' ? undefined : { agentId, conversationId, channel }

/**
 * What of each event of the product is posted to the workspace's own endpoints: a new event does not compile without a row. Payloads
 * name things by their ids, with what the event itself says: whoever wants more asks the API, which knows what the caller may see.
 */
const making = {
  ClientCreated: ({ organisationId, clientId, clientName, clientEmail, operation }) =>
    sent('client_created', { organisationId, clientId, clientName, clientEmail, operation }),

  ConversationStarted: ({ isTest, country, ...data }) => {
    const of = isTest ? undefined : chat(data)
    return of && sent('conversation_started', { ...of, country })
  },
  AssigneeChanged: ({ isTest, to, from, by, ...data }) => {
    const of = isTest ? undefined : chat(data)
    if (!of) return undefined
    switch (to) {
      case 'requested_chat':
        return sent('handoff_requested', of)
      case 'human-chatting':
        return sent('conversation_taken_over', { ...of, by })
      case 'ai-chatting':
        return from === 'human-chatting' ? sent('conversation_returned', { ...of, by }) : undefined
      case 'ended_chat':
        return sent('conversation_ended', { ...of, endedBy: by === undefined ? 'visitor' : 'member', by })
    }
  },
  EndReached: ({ isTest, ...data }) => {
    const of = isTest ? undefined : chat(data)
    return of && sent('conversation_ended', { ...of, endedBy: 'agent' })
  },
  MessageLeft: ({ isTest, ...data }) => {
    const of = isTest ? undefined : chat(data)
    return of && sent('message_left', of)
  },
  ConversationRated: ({ isTest, score, before, ...data }) => {
    const of = isTest ? undefined : chat(data)
    return of && sent('conversation_rated', { ...of, score, before })
  },
  ConversationErased: (data) => {
    const of = chat(data)
    return of && sent('conversation_erased', of)
  },
  MessageReceived: often,
  ReplyCommitted: often,
  HumanReplied: often,
  ConversationSeen: often,
  ConversationRead: often,
  DeliveryChanged: often,
  NoticeStored: often,
  LeftMessageWritten: 'message_left says it',
  OriginRefused: 'shown with the agent',
  SendQueued: inner,

  AgentCreated: ({ agentId, title }) => sent('agent_created', { agentId, title }),
  AgentPublished: ({ agentId, version }) => sent('agent_published', { agentId, version }),
  AgentDeleted: ({ agentId }) => sent('agent_deleted', { agentId }),
  AgentSaved: 'of every key that is pressed in an editor; agent_published says what visitors see',
  ChannelFieldsSaved: inner,
  // agent_published says it, copy by copy
  PushRoundDue: inner,
  AccountSized: inner,

  ChannelConnected: ({ agentId, account }) => sent('channel_connected', { agentId, account }),
  ChannelRemoved: ({ agentId, account }) => sent('channel_removed', { agentId, account }),
  ChannelHealthChanged: ({ agentId, account, name, before, state, reason }) =>
    sent('channel_health_changed', { agentId, account, name, before, state, reason }),
  AccountAnnounced: inner,
  InboundArrived: inner,

  SourceChanged: ({ agentId, sourceId, status }) => {
    if (status === 'failed') return sent('knowledge_import_failed', { agentId, sourceId })
    const isDone = status === 'indexed' || status === 'unchanged'
    return isDone ? sent('knowledge_imported', { agentId, sourceId, isChanged: status === 'indexed' }) : undefined
  },
  SourceQueued: inner,
  SourceTagged: inner,
  SourceDeleted: inner,
  PairChanged: inner,
  IndexReplaced: inner,
  CrawlEnded: ({ agentId, crawlId, site, isRead }) => sent('crawl_ended', { agentId, crawlId, site, isRead }),
  CrawlQueued: inner,
  CrawlDeleted: inner,
  RefreshCrawled: inner,

  MemberJoined: ({ email }) => sent('member_joined', { email }),
  MemberLeft: ({ email }) => sent('member_left', { email }),
  WorkspaceCreated: 'before it a workspace has no endpoint',
  PortraitReplaced: inner,
  KeyReaderRemoved: inner,

  AgencySaved: inner,
  HostLive: 'mailed to the owner',
  DnsReminderDue: 'mailed to the owner',
  ProductEvent: 'of the operator',
  WidgetLoaded: 'of every page view',
  CreditsUsed: often,
  TrialAdvanced: 'mailed to the owner',
  NotificationCreated: 'what it notifies of is an event itself',
  ClientsNotified: 'what it notifies of is an event itself',
  DeliveriesDue: inner,
  EndpointFailing: 'mailed to the workspace',
} satisfies { readonly [N in keyof All]: Kept | Making<All[N]> }

const posted = Object.entries(making).flatMap(([name, row]) =>
  typeof row === 'string' ? [] : [{ event: all[name as keyof All] as EventType, make: row as Making<EventType> }],
)

/** Every event that the table knows. */
export const knownEvents: readonly EventType[] = Object.values<EventType>(all)

/** The events of which something may be posted. */
export const postedEvents: readonly EventType[] = posted.map(({ event }) => event)

/** What is posted of an event of this type; nothing of one that is a test's, or of a step that no endpoint wants. */
export const outgoingOf = (type: string, data: unknown): Outgoing | undefined =>
  posted.find(({ event }) => event.type === type)?.make(data as never)
