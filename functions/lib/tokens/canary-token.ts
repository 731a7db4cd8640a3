import * as z from 'zod'
import { readToken, signToken } from './signed-token.ts'

const Claims = z.object({ a: z.string() })

const PREFIX = 'cn1.'
/** A run of the canary takes four minutes at most. */
const LIFETIME_SECONDS = 5 * 60

/** Signs a token for test conversations with one agent, on its live copy: the limits of demos do not apply to them. */
export const signCanaryToken = (agentId: string): Promise<string> => signToken(PREFIX, { a: agentId }, LIFETIME_SECONDS)

/** Whether a token is one of ours for test conversations with this agent. */
export const isCanaryTokenOf = async (agentId: string, token: string): Promise<boolean> =>
  Claims.safeParse(await readToken(PREFIX, token)).data?.a === agentId
