import type { Actor } from '#lib/auth/actor'
import { actorKey } from '#lib/auth/actor-key'
import type { Access } from '#lib/auth/authorize'
import type { RateName } from '#shared/contract'
import { rateLimit } from './rate-limit.ts'
import { waitText } from './wait-text.ts'

interface Rate {
  readonly calls: number
  readonly seconds: number
  /** Whom it counts: all of a workspace together, however many members and agents it has, or each actor alone. */
  readonly counts: 'workspace' | 'actor'
}

const TEN_MINUTES = 600

/** Far above what a team does by hand or an integration needs; each is what the work behind it can bear from one workspace. */
const RATES = {
  // a question is embedded and searches an index
  search: { calls: 60, seconds: 60, counts: 'actor' },
  // starts a flow that fetches, extracts, embeds and indexes: every source of two full agents at once
  import: { calls: 1200, seconds: TEN_MINUTES, counts: 'workspace' },
  // embeds and writes an index: a file of Q&As fills a whole agent, one call each
  pair: { calls: 3000, seconds: TEN_MINUTES, counts: 'workspace' },
  // reserves up to 20 MB: the files of a full agent at once
  upload: { calls: 600, seconds: TEN_MINUTES, counts: 'workspace' },
  // starts a flow that requests another's website; five run at once
  crawl: { calls: 300, seconds: TEN_MINUTES, counts: 'workspace' },
  // reads and stores up to 5 MB; an upload is accepted as often as asked
  picture: { calls: 300, seconds: TEN_MINUTES, counts: 'workspace' },
  // packs or unpacks all settings of an agent, up to 400 KB
  version: { calls: 300, seconds: TEN_MINUTES, counts: 'workspace' },
  // copies the history of a conversation; a member tries one thing after the other
  test: { calls: 300, seconds: TEN_MINUTES, counts: 'workspace' },
  // hashes a password, or moves a picture: a file of 1,000 clients at once
  client: { calls: 1500, seconds: TEN_MINUTES, counts: 'workspace' },
  // unpacks the settings of 25 agents twice, and compares them: 500 copies, looked at and pushed several times
  fleet: { calls: 600, seconds: TEN_MINUTES, counts: 'workspace' },
  // asks a channel's provider as the platform, with what a user gives: thirty channels are connected in an hour, and what a provider
  // refuses counts against all (Discord bans an address for 10,000 refusals in ten minutes)
  connect: { calls: 90, seconds: 3600, counts: 'actor' },
  // asks a provider by a token that all workspaces share; a panel that is open asks twice a minute
  provider: { calls: 600, seconds: TEN_MINUTES, counts: 'workspace' },
} as const satisfies Readonly<Record<RateName, Rate>>

/** What one agent's key, or one client of the agency, may use of a workspace's rate. */
const SHARE_OF_KEY = 1 / 2

/**
 * Counts a call of a route with a rate; throws `rate-limited` with the seconds to wait when there were too many. Agent keys
 * are in scripts and on other companies' servers, so they have counts of their own: one that leaked stops neither the team
 * nor the other agents' keys, which together may use the rate once more. So do the clients of an agency.
 */
export const limitCalls = async (name: RateName, actor: Actor, { workspaceId }: Access): Promise<void> => {
  const { calls, seconds, counts }: Rate = RATES[name]
  const whole = `calls#${name}#${workspaceId}`
  const own = `${whole}#${actorKey(actor)}`
  const limit = (scope: string, share = 1) =>
    rateLimit({ scope, perWindow: calls * share, windowSeconds: seconds, message: waitText })
  if (counts === 'actor') return limit(own)
  if (actor.kind !== 'agent-key' && actor.kind !== 'client') return limit(whole)
  // one after the other: a key past its own share uses up nothing of the others'
  await limit(own, SHARE_OF_KEY)
  await limit(`${whole}#${actor.kind}s`)
}
