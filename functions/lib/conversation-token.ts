import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { platformSecrets } from './secrets.ts'
import { world } from './world.ts'

/** What a visitor's token proves: this conversation with this agent, until `exp` (unix seconds). */
const Claims = z.object({ a: z.string(), c: z.string(), exp: z.number().int() })

export interface ConversationClaims {
  readonly agentId: string
  readonly conversationId: string
  /** Unix seconds. */
  readonly expiresAt: number
}

const PREFIX = 'cv1.'
/** A conversation can be resumed for 30 days. */
const LIFETIME_SECONDS = 30 * 24 * 3600

const signature = (key: string, payload: string): Buffer =>
  createHmac('sha256', key)
    .update(PREFIX + payload)
    .digest()

/** Signs a token for the visitor of one conversation. */
export const signConversationToken = async (it: { agentId: string; conversationId: string }): Promise<string> => {
  const [key = ''] = (await platformSecrets()).tokenKeys
  const exp = Math.floor(world().now() / 1000) + LIFETIME_SECONDS
  const payload = Buffer.from(JSON.stringify({ a: it.agentId, c: it.conversationId, exp })).toString('base64url')
  return `${PREFIX}${payload}.${signature(key, payload).toString('base64url')}`
}

export const isConversationToken = (token: string): boolean => token.startsWith(PREFIX)

/** The claims of a token that one of our keys signed and that has not run out; otherwise nothing. */
export const readConversationToken = async (token: string): Promise<ConversationClaims | undefined> => {
  const [payload, signed, ...more] = token.slice(PREFIX.length).split('.')
  if (!isConversationToken(token) || !payload || !signed || more.length > 0) return undefined
  const given = Buffer.from(signed, 'base64url')
  const { tokenKeys } = await platformSecrets()
  const isOurs = tokenKeys.some((key) => {
    const expected = signature(key, payload)
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  if (!isOurs) return undefined
  const claims = Claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (!claims.success || claims.data.exp * 1000 <= world().now()) return undefined
  return { agentId: claims.data.a, conversationId: claims.data.c, expiresAt: claims.data.exp }
}
