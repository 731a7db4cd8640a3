import * as z from 'zod'
import { readToken, signToken } from './signed-token.ts'

/** A session of an agency's portal, as its row is keyed. */
const Claims = z.object({ owner: z.string(), id: z.string(), agencyId: z.string() })
export type LiveTicket = z.output<typeof Claims>

const PREFIX = 'lt1.'
const LIFETIME_SECONDS = 60

/** Signs a ticket by which a socket's first messages are this session's. It opens nothing but sockets. */
export const signLiveTicket = (session: LiveTicket): Promise<string> => signToken(PREFIX, session, LIFETIME_SECONDS)

export const isLiveTicket = (token: string): boolean => token.startsWith(PREFIX)

/** Whose session a ticket names; `undefined` for one that is not ours or has expired. */
export const readLiveTicket = async (token: string): Promise<LiveTicket | undefined> =>
  Claims.safeParse(await readToken(PREFIX, token)).data
