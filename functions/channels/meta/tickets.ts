import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { open, seal } from '#lib/sealed'
import { world } from '#lib/world'
import { channelText } from '#shared/channels/messages'
import { Problem } from '#shared/problems'

/** As long as a member needs to choose among pages or numbers. */
const LIVES_MS = 30 * 60_000

const Ticket = z.object({
  ticket: z.string(),
  workspaceId: z.string(),
  /** The member's key, as in the audit log: nobody else's session may use it. */
  by: z.string(),
  token: z.string(),
  /** The workspace's own app that the log-in was at; absent: the platform's. */
  appKey: z.string().optional(),
  /** In milliseconds since 1970. */
  until: z.number().int(),
})
type Ticket = z.infer<typeof Ticket>

const tickets = entity<Ticket, Pick<Ticket, 'ticket'>>({
  name: 'meta-ticket',
  parse: (item) => Ticket.parse(item),
  key: keys.metaTicket,
  expires: ({ until }) => Math.floor(until / 1000),
})

/** Whose log-in it is. */
interface Holder {
  readonly workspaceId: string
  readonly by: string
}

const contextOf = (workspaceId: string, ticket: string) => ({ workspaceId, item: `META#${ticket}`, field: 'token' })

/**
 * Keeps the token of a log-in at Meta, and gives what the browser gets in its place: the fields that the specification calls
 * `longAccessToken` and `access_token` hold it. No token of Meta's reaches a browser.
 */
export const issueTicket = async (
  token: string,
  { workspaceId, by }: Holder,
  app: Pick<Ticket, 'appKey'> = {},
): Promise<string> => {
  const ticket = Buffer.from(world().randomBytes(24)).toString('base64url')
  await tickets.save({
    ticket,
    workspaceId,
    by,
    ...app,
    token: await seal(token, contextOf(workspaceId, ticket)),
    until: world().now() + LIVES_MS,
  })
  return ticket
}

/** The token behind a ticket. Throws as `logInBehind`. */
export const tokenBehind = async (ticket: string, holder: Holder): Promise<string> =>
  (await logInBehind(ticket, holder)).token

/** What a ticket stands for. Throws `invalid` where it has ended, or is another member's or workspace's. */
export const logInBehind = async (
  ticket: string,
  { workspaceId, by }: Holder,
): Promise<Pick<Ticket, 'token' | 'appKey'>> => {
  const known = await tickets.get({ ticket }, { consistent: true })
  if (!known || known.workspaceId !== workspaceId || known.by !== by || known.until < world().now())
    throw new Problem('invalid', channelText('logInEnded'))
  return { token: await open(known.token, contextOf(workspaceId, ticket)), appKey: known.appKey }
}
