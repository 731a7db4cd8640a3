import * as z from 'zod'
import { readToken, signToken } from './signed-token.ts'

const Claims = z.object({ a: z.string() })

const PREFIX = 'dm1.'
/** A link to a draft's demo is valid for a week. */
const LIFETIME_SECONDS = 7 * 24 * 3600

/** Signs a token whose holder may try the draft of one agent. */
export const signDemoToken = (agentId: string): Promise<string> => signToken(PREFIX, { a: agentId }, LIFETIME_SECONDS)

/** Whether a token lets its holder try the draft of this agent. */
export const isDemoTokenOf = async (agentId: string, token: string): Promise<boolean> =>
  Claims.safeParse(await readToken(PREFIX, token)).data?.a === agentId
