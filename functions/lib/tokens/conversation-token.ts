import * as z from 'zod'
import { readToken, signToken } from './signed-token.ts'

/** A demo runs on the draft or the live copy; it is limited, and no statistic counts it. */
export type DemoVersion = 'draft' | 'live'

/** The claims of a visitor's token: this conversation with this agent, until `exp` (unix seconds). */
const Claims = z.object({
  a: z.string(),
  c: z.string(),
  d: z.enum(['draft', 'live']).optional(),
  exp: z.number().int(),
})

export interface ConversationClaims {
  readonly agentId: string
  readonly conversationId: string
  /** The conversation is a demo's. */
  readonly demo?: DemoVersion
  /** Unix seconds. */
  readonly expiresAt: number
}

const PREFIX = 'cv1.'
/** A conversation can be resumed for 30 days. */
const LIFETIME_SECONDS = 30 * 24 * 3600

/** Signs a token for the visitor of one conversation. */
export const signConversationToken = async (it: {
  readonly agentId: string
  readonly conversationId: string
  readonly demo?: DemoVersion | undefined
}): Promise<string> =>
  signToken(PREFIX, { a: it.agentId, c: it.conversationId, ...(it.demo ? { d: it.demo } : {}) }, LIFETIME_SECONDS)

export const isConversationToken = (token: string): boolean => token.startsWith(PREFIX)

/** The claims of a valid token, signed by one of our keys and not expired; `undefined` otherwise. */
export const readConversationToken = async (token: string): Promise<ConversationClaims | undefined> => {
  const { data } = Claims.safeParse(await readToken(PREFIX, token))
  return data && { agentId: data.a, conversationId: data.c, ...(data.d ? { demo: data.d } : {}), expiresAt: data.exp }
}
