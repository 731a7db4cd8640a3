import { liveAgent } from '#features/agents'
import { withMessages } from '#functions/conversations/fields/with-messages'
import { createConversation } from '#functions/conversations/start/create-conversation'
import { limitStarts } from '#functions/conversations/start/limit-starts'
import { requireAllowedOrigin } from '#functions/conversations/start/require-allowed-origin'
import { type Head, heads } from '#functions/conversations/store'
import { visitorKey } from '#functions/conversations/visitor-key'
import type { Actor } from '#lib/auth/actor'
import { attempt } from '#lib/database/commit'
import { absent, is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { signConversationToken } from '#lib/tokens/conversation-token'
import { world } from '#lib/world'
import { agentText } from '#shared/agents/messages'
import type { LiveAgent } from '#shared/agents/schema'
import { conversationText } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { Problem } from '#shared/problems'
import { identityKey } from './identity-key.ts'
import { matchingSecret } from './matching-secret.ts'
import { recordSecretUse } from './record-secret-use.ts'
import { identitySecrets, verifiedVisitors } from './store.ts'

const TRIES_PER_TEN_MINUTES = 40

/**
 * Identifies a visitor whom a site has verified: returns the conversation that they left open on any device. A conversation
 * that this browser started anonymously becomes theirs; another user's is never shown.
 */
export const identifyVisitor: Verb<typeof routes, 'POST /v2/public/agents/{agentId}/identify'> = async (
  { agentId, userId, hash, startNew, lang, timeZone, pageUrl, variables },
  { ip, country, origin, host, actor },
) => {
  const visitor = await visitorKey(agentId, ip)
  await rateLimit({
    scope: `identify#${agentId}#${visitor}`,
    perWindow: TRIES_PER_TEN_MINUTES,
    windowSeconds: 600,
    message: conversationText('tooManyStarts'),
  })
  const [agent, secrets] = await Promise.all([liveAgent(agentId), identitySecrets.get({ agentId })])
  if (!agent) throw new Problem('not-found', agentText('notFound'))
  await requireAllowedOrigin(agent, { origin, host })
  const secret = secrets && matchingSecret(secrets, userId, hash, world().now())
  if (!secret) throw new Problem('forbidden', conversationText('notVerified'))
  await recordSecretUse(agentId, secret)

  const identity = identityKey(agentId, userId)
  const pointer = { agentId, channel: 'web' as const, externalUserId: identity }
  const answer = async (conversationId: string, isNew: boolean) => ({
    conversationId,
    token: await signConversationToken({ agentId, conversationId }),
    isNew,
  })
  let isCounted = false
  const identify = async () => {
    const known = await verifiedVisitors.get(pointer, { consistent: true })
    const unchanged = { conversationId: known ? is(known.conversationId) : absent }
    const pointing = (conversationId: string) => verifiedVisitors.putting({ ...pointer, conversationId }, unchanged)
    if (!startNew) {
      const open = known && (await openConversation(agentId, known.conversationId, identity))
      if (open) {
        const { set, where } = givenTo(open, variables)
        // a turn that is running brings what the page sent with its message
        if (set.variables) await attempt([heads.changing(open, { set }, where)])
        return answer(open.conversationId, false)
      }
      const own = await unclaimedConversation(agent, actor)
      if (own) {
        const { set, where } = givenTo(own, variables)
        const claim = heads.changing(own, { set: { identity, ...set } }, { identity: absent, ...where })
        const { committed } = await attempt([claim, pointing(own.conversationId)])
        return committed ? answer(own.conversationId, false) : conflict
      }
    }
    // once, however often another device is faster
    if (!isCounted) await limitStarts(agentId, visitor)
    isCounted = true
    const page = pageUrl && URL.canParse(pageUrl) ? { page_url: pageUrl.slice(0, 300) } : {}
    const created = await createConversation({
      agent,
      channel: 'web',
      visitor,
      version: 'live',
      isTest: false,
      lang,
      timeZone,
      country,
      variables: { ...page, ...variables },
      identity,
      alongside: pointing,
    }).catch((error: unknown) => {
      // another device of the same user has just started one: the next try returns it
      if (error instanceof Problem && error.code === 'conflict') return undefined
      throw error
    })
    return created ? answer(created.conversationId, true) : conflict
  }
  return retrying(`the visitor of agent ${agentId}`, identify, { text: conversationText('notVerified') })
}

/** What the site says of its visitor, unless a turn is running, which writes the fields itself. */
const givenTo = (head: Head, variables: Readonly<Record<string, string>> = {}) => {
  const given = head.leaseToken ? head : withMessages<Head>(head, [{ variables, at: world().now() }])
  if (given === head) return { set: {}, where: {} }
  return {
    set: { variables: given.variables, origins: given.origins },
    where: { agentId: is(head.agentId), leaseToken: absent, lastAt: is(head.lastAt) },
  }
}

const openConversation = async (
  agentId: string,
  conversationId: string,
  identity: string,
): Promise<Head | undefined> => {
  const head = await heads.get({ conversationId }, { consistent: true })
  const isTheirs = head?.agentId === agentId && head.identity === identity && head.state !== 'ended_chat'
  return isTheirs ? head : undefined
}

/** The conversation of this browser's token, if no visitor has been identified in it yet. */
const unclaimedConversation = async ({ agentId }: LiveAgent, actor: Actor): Promise<Head | undefined> => {
  if (actor.kind !== 'visitor' || actor.agentId !== agentId || actor.demo) return undefined
  const head = await heads.get({ conversationId: actor.conversationId }, { consistent: true })
  const isTheirs = head?.agentId === agentId && !head.identity && !head.isTest && head.state !== 'ended_chat'
  return isTheirs ? head : undefined
}
