import { partitionOf } from '#lib/access-keys/key-owner'
import { recordKeyUse } from '#lib/access-keys/record-key-use'
import { sha256 } from '#lib/sha256'
import { isConversationToken, readConversationToken } from '#lib/tokens/conversation-token'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import type { Actor } from './actor.ts'
import { ownerOfKey } from './owner-of-key.ts'

/** What a call shows of its caller. */
export interface Credentials {
  readonly authorization?: string | undefined
  /** `name=value` each. */
  readonly cookies?: readonly string[] | undefined
  readonly method: string
  /** The requested host, from the edge alone. */
  readonly host?: string | undefined
  readonly origin?: string | undefined
  /** Of a route that everyone may call: a session that has ended is no reason to refuse its visitor. */
  readonly isPublic?: boolean
}

/**
 * Identifies the caller by the `Authorization: Bearer` header: a visitor's conversation token, a secret (`vg_…`) or a signed-in
 * user's ID token. Without a header the caller is anonymous; an invalid credential is `unauthenticated`. On an agency's host
 * visitors' tokens count, and the cookie of a portal's session: secrets and ID tokens belong to the product's own hosts, where in
 * turn that cookie is nothing.
 */
export const identify = async (shown: Credentials): Promise<Actor> => {
  const { authorization, host } = shown
  const cookie = sessionCookieIn(shown.cookies)
  if (!authorization && !cookie) return { kind: 'anonymous' }
  const token = bearerOf(authorization)
  const isVisitor = token !== undefined && isConversationToken(token)
  // loaded on use, like the verifier: visitors' turns start without it
  const agency = isVisitor || !host ? undefined : await (await import('#lib/hosts/agency-of-host')).agencyOfHost(host)
  if (!authorization)
    return agency && cookie && !shown.isPublic
      ? (await import('./portal/portal-actor.ts')).portalActor(cookie, agency, shown)
      : { kind: 'anonymous' }
  const actor = token && !agency ? await read(token) : undefined
  if (!actor) throw new Problem('unauthenticated', problemText('sessionEnded'))
  return actor
}

const bearerOf = (authorization = ''): string | undefined => /^Bearer ([\w.~+/=-]{8,4096})$/i.exec(authorization)?.[1]

const sessionCookieIn = (cookies: readonly string[] = []): string | undefined => {
  const name = '__Host-session='
  return cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length)
}

const read = async (token: string): Promise<Actor | undefined> => {
  if (isConversationToken(token)) {
    const claims = await readConversationToken(token)
    if (!claims) return undefined
    const { agentId, conversationId, demo } = claims
    return { kind: 'visitor', agentId, conversationId, ...(demo ? { demo } : {}) }
  }
  if (token.startsWith('vg_')) {
    const keyId = sha256(token)
    const owner = await ownerOfKey(keyId)
    if (!owner) return undefined
    await recordKeyUse(partitionOf(owner), keyId)
    return 'agentId' in owner ? { kind: 'agent-key', ...owner, keyId } : { kind: 'workspace-secret', ...owner, keyId }
  }
  // loaded on use: visitors' turns start without the verifier
  return (await import('./read-id-token.ts')).readIdToken(token)
}
