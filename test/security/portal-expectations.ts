import type { RouteKey } from '#shared/contract'
import type { PolicyName } from '#shared/policies'
import type { ActorName, ObjectName, Verdict } from './expectations.ts'

/**
 * Everyone who is logged in to an agency's portal, calling from a page of its host. `client` has Conversations, `view-only client`
 * every tab to look at, the organisation's admin and another agency's client every tab, the agency's own too.
 */
export const portalActors = [
  'client',
  'view-only client',
  'organisation admin',
  "another agency's client",
  'agency-secret admin',
  'revoked client',
  'revoked organisation admin',
  'revoked client of another agency',
  'revoked agency-secret admin',
] as const
export type PortalActorName = (typeof portalActors)[number]

export const isPortalActor = (actor: string): actor is PortalActorName =>
  (portalActors as readonly string[]).includes(actor)

/** Of no client, whatever tabs they have: written out by hand like the rest of the matrix. */
const never: ReadonlySet<string> = new Set([
  'DELETE /v2/agents/{agentId}',
  'GET /v2/agents/{agentId}/keys',
  'POST /v2/agents/{agentId}/keys',
  'DELETE /v2/agents/{agentId}/keys/{keyId}',
  'POST /v2/agents/{agentId}/duplicate',
  'POST /rpc/exportAgentToJson',
  'GET /v2/agents/{agentId}/identity-secret',
  'POST /v2/agents/{agentId}/identity-secret',
  'DELETE /v2/agents/{agentId}/identity-secret/{keyId}',
  'POST /rpc/connectWhatsappNumber',
  'POST /rpc/connectMetaPage',
  'GET /v2/agents/{agentId}/refused-origins',
  'GET /v2/agents/{agentId}/channels/discord/gateway',
  'GET /v2/agents/{agentId}/channels/google',
  'GET /v2/agents/{agentId}/channels/whatsapp/legacy',
  'POST /v2/agents/{agentId}/channels/whatsapp/legacy/test',
])

/** What one who looks at every tab may call, and who changes nothing. */
const looks: ReadonlySet<string> = new Set([
  'GET /v2/agents/{agentId}',
  'GET /v2/agents/{agentId}/versions',
  'GET /v2/agents/{agentId}/versions/{version}',
  'GET /v2/agents/{agentId}/desk-count',
  'GET /v2/agents/{agentId}/conversations',
  'POST /v2/agents/{agentId}/visitor-pictures',
  'GET /v2/agents/{agentId}/conversations/{conversationId}',
  'GET /v2/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}',
  'GET /v2/agents/{agentId}/knowledge',
  'GET /v2/agents/{agentId}/knowledge/sources',
  'POST /v2/agents/{agentId}/knowledge/search',
  'GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/chunks',
  'GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/pages',
  'POST /v2/agents/{agentId}/knowledge/explain',
  'GET /v2/agents/{agentId}/knowledge/pairs',
  'GET /v2/agents/{agentId}/knowledge/pairs/{pairId}/versions',
  'GET /v2/agents/{agentId}/knowledge/gaps',
  'GET /v2/agents/{agentId}/channels',
  'POST /v2/agents/{agentId}/channels/viewed',
  'GET /v2/agents/{agentId}/channels/telegram',
  'GET /v2/agents/{agentId}/channels/discord',
  'GET /v2/agents/{agentId}/channels/whatsapp/{phoneId}/test-message',
  'GET /v2/agents/{agentId}/channels/whatsapp/{phoneId}/templates',
  'POST /rpc/getWhatsappNumbers',
])

const chats: ReadonlySet<string> = new Set([
  'GET /v2/agents/{agentId}',
  'GET /v2/agents/{agentId}/desk-count',
  'GET /v2/agents/{agentId}/conversations',
  'POST /v2/agents/{agentId}/visitor-pictures',
  'GET /v2/agents/{agentId}/conversations/{conversationId}',
  'GET /v2/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/attachments/{attachmentId}',
  'PATCH /v2/agents/{agentId}/conversations/{conversationId}/fields',
  'POST /v2/agents/{agentId}/conversations/{conversationId}/seen',
  'POST /v2/agents/{agentId}/conversations/{conversationId}/take-over',
  'POST /v2/agents/{agentId}/conversations/{conversationId}/return',
  'POST /v2/agents/{agentId}/conversations/{conversationId}/end',
  'POST /v2/agents/{agentId}/conversations/{conversationId}/done',
  'POST /v2/agents/{agentId}/conversations/{conversationId}/replies',
  'POST /v2/agents/{agentId}/conversations/{conversationId}/messages/{messageId}/resend',
  'GET /v2/agents/{agentId}/conversations/{conversationId}/templates',
  'POST /v2/agents/{agentId}/conversations/{conversationId}/templates',
])

/** Of the five pages of the agency itself: Chats and Settings; the others have no calls yet. */
const settings: ReadonlySet<string> = new Set([
  'POST /v2/agents/{agentId}',
  'POST /v2/agents/{agentId}/publish',
  'POST /ai-css-generator',
  'GET /v2/agents/{agentId}/versions',
  'GET /v2/agents/{agentId}/versions/{version}',
  'POST /v2/agents/{agentId}/versions/{version}/restore',
  'POST /rpc/saveAgentBackup',
  'POST /v2/agents/{agentId}/pictures/uploads',
  'POST /v2/agents/{agentId}/pictures',
  'POST /rpc/uploadFile',
])

const mayCall = (key: string, actor: PortalActorName): boolean => {
  if (actor === 'client') return chats.has(key)
  if (actor === 'view-only client') return looks.has(key)
  if (actor === 'agency-secret admin') return chats.has(key) || settings.has(key)
  return !never.has(key)
}

/** Calls of the log-in page, which need no session. */
const logIn: Readonly<Record<string, Verdict>> = {
  // its host is claimed and has no brand yet
  'GET /public/manifest': 404,
  'POST /portal/log-in': 401,
  'POST /portal/log-in-with-secret': 401,
  'POST /rpc/ssoClient': 404,
  // this agency takes no sign-ups
  'POST /rpc/signupWithOTP': 403,
  'POST /rpc/validateClientLoginToken': 410,
  'POST /portal/password-reset': 'in',
  'POST /portal/password': 410,
  'GET /public/host': 'in',
}

/** Of clients who have just signed up: those of the matrix were added by the team. */
const ofNewClient: ReadonlySet<string> = new Set([
  'PUT /portal/onboarding',
  'POST /portal/onboarding/look',
  'POST /rpc/onboarding.getBrandingInfo',
  'POST /rpc/onboarding.createPersonalizedAgent',
])
/** They name a client, who must be the caller. */
const namingSelf: ReadonlySet<string> = new Set(['POST /auth/client/status', 'POST /auth/client/refresh'])
/** With a wrong password. */
const refused: ReadonlySet<string> = new Set(['POST /portal/account/password'])

/** Calls about the session itself, the client themselves, or the organisation that they administer. */
const ofSession = (key: RouteKey, policy: PolicyName, object: ObjectName, actor: PortalActorName): Verdict => {
  const isAgency = actor === 'agency-secret admin'
  if (policy === 'portal:agency') return isAgency ? 'in' : 403
  if (policy !== 'portal:session' && isAgency) return 403
  if (policy === 'portal:admin') {
    // the other agency's client is an organisation's admin there
    if (actor === 'client' || actor === 'view-only client') return 403
    if (!key.includes('{clientId}')) return 'in'
    // the id of the missing client is none
    if (object === 'missing') return 422
    const isOfTheirs = object === (actor === 'organisation admin' ? 'own' : 'foreign')
    // what is not there is deleted
    return isOfTheirs || key.startsWith('DELETE') ? 'in' : 404
  }
  if (key === 'POST /auth/client/status' && object === 'missing') return 422
  if (refused.has(key)) return 422
  if (ofNewClient.has(key)) return 403
  // all but this one have it from their agency
  if (key === 'POST /portal/agents' && actor === 'client') return 403
  // to their own agency alone
  if (key === 'POST /agencies/{agencyId}/email')
    return object === (actor.includes('another agency') ? 'foreign' : 'own') ? 'in' : 404
  return namingSelf.has(key) && !(actor === 'client' && object === 'own') ? 404 : 'in'
}

/** What must happen; `of` is the verdict on an actor outside the portal. */
export const verdictInPortal = (
  key: RouteKey,
  policy: PolicyName,
  object: ObjectName,
  actor: PortalActorName,
  of: (actor: ActorName) => Verdict,
): Verdict => {
  const isOther = actor.includes('another agency')
  const isTheirs = object === (isOther ? 'foreign' : 'own')
  if (policy === 'public') {
    if (key === 'POST /rpc/signupWithOTP' && !isTheirs) return 404
    return logIn[key] ?? of('anonymous')
  }
  if (actor.startsWith('revoked')) return 401
  if (policy === 'self') return 403
  if (policy === 'onboarding') return actor === 'agency-secret admin' || ofNewClient.has(key) ? 403 : 'in'
  // a custom tab is its agency's alone, and of those whom it was given to
  if (key === 'GET /portal/tabs/{tabId}' && (!isTheirs || actor === 'client' || actor === 'view-only client'))
    return 404
  if (policy.startsWith('portal:')) return ofSession(key, policy, object, actor)
  if (!policy.startsWith('agent:') || !isTheirs) return 404
  if (!mayCall(key, actor)) return 403
  return of(isOther ? 'other owner' : 'owner')
}
