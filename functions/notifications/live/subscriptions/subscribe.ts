import type { Actor } from '#lib/auth/actor'
import { authorize } from '#lib/auth/authorize'
import { identify } from '#lib/auth/identify'
import { sessionOf } from '#lib/auth/portal/session-of'
import { attempt } from '#lib/database/commit'
import { fewerThan } from '#lib/database/condition'
import { rateLimit } from '#lib/http/rate-limit'
import { isLiveTicket } from '#lib/tokens/live-ticket'
import { world } from '#lib/world'
import { CONNECTION_SECONDS } from '#shared/notifications/connection-times'
import { type LiveMessage, type LiveTopic, topicName } from '#shared/notifications/live'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'
import { actorOfTicket } from './actor-of-ticket.ts'
import { authorizeMember } from './authorize-member.ts'
import { connections, type Subscriber, subscriptions } from './store.ts'
import { subscriberKey } from './subscriber-key.ts'

/** A dashboard subscribes to a handful of topics; more are a mistake or an attack. */
const MAX_TOPICS = 20

/**
 * How often one subscriber subscribes to one topic in ten minutes, over all connections: each update is pushed to each of
 * them, so that connections without end would multiply every message. A page of a website or dashboard subscribes once.
 */
const MAX_SUBSCRIPTIONS = { visitor: 60, member: 600 } as const

/** Subscribes a connection to a topic, authorised by the credential in the message. */
export const subscribe = async (connectionId: string, topic: LiveTopic, token: string): Promise<LiveMessage> => {
  const actor = isLiveTicket(token)
    ? await actorOfTicket(token)
    : await identify({ authorization: `Bearer ${token}`, method: 'GET' })
  await authorizeSubscriber(actor, topic)
  const subscriber = subscriberOf(actor)
  const name = topicName(topic)
  await rateLimit({
    scope: `subscribe#${name}#${subscriberKey(subscriber)}`,
    perWindow: MAX_SUBSCRIPTIONS[subscriber.kind === 'visitor' ? 'visitor' : 'member'],
    windowSeconds: 600,
    message: protocolText('tooManySubscriptions'),
  })
  const now = world().now()
  const endsAt = Math.floor(now / 1000) + CONNECTION_SECONDS
  const outcome = await attempt([
    subscriptions.putting({
      topic: name,
      connectionId,
      ...(topic.kind === 'workspace' ? { workspaceId: topic.workspaceId } : { agentId: topic.agentId }),
      subscriber,
      checkedAt: now,
      endsAt,
    }),
    // counted by the database, so that topics asked for at once are counted too
    connections.changing(
      { connectionId },
      { set: { connectionId, endsAt }, include: { topics: [name] } },
      { topics: fewerThan(MAX_TOPICS) },
    ),
  ])
  if (!outcome.committed) throw new Problem('limit-reached', protocolText('tooManyTopics'))
  return { type: 'subscribed', topic }
}

/** A visitor may subscribe to their own conversation, a member to their agents'. Throws the same Problems as the routes. */
export const authorizeSubscriber = async (actor: Actor, topic: LiveTopic): Promise<void> => {
  if (actor.kind === 'visitor' && topic.kind === 'conversation') {
    await authorize(actor, 'conversation:take-part', topic)
    return
  }
  await authorizeMember(actor, topic)
}

const subscriberOf = (actor: Actor): Subscriber => {
  if (actor.kind === 'anonymous') throw new Problem('unauthenticated', problemText('signIn'))
  if (actor.kind === 'client' || actor.kind === 'agency-admin') return { kind: 'portal', ...sessionOf(actor) }
  if (actor.kind !== 'user') return actor
  return { kind: 'user', sub: actor.sub, ...(actor.email ? { email: actor.email } : {}) }
}
