import * as z from 'zod'
import { callDiscord, discordRequest } from '#functions/channels/discord/call-discord'
import { threadTypes } from '#functions/channels/discord/messages/place'
import { log } from '#lib/log'
import { world } from '#lib/world'
import { boundedMap } from './bounded-map.ts'

/** The channels in which threads are, by the threads' ids; nothing for what is no thread. `unknown`: to be asked again, after a pause. */
type FindParents = (ids: readonly string[]) => Promise<ReadonlyMap<string, string> | 'unknown'>

/** At once, and a second: the bot has 50 calls a second for all that the product does with it, of which reading takes a fifth. */
const MOST_AT_ONCE = 5
const BETWEEN_MS = 100
/** Discord says otherwise how long. */
const PAUSE_MS = 5_000
/** An id that fails for so long is given up, and holds up the others no longer. */
const GIVE_UP_MS = 60_000
/** What failed is asked again after this time: the bot may be allowed to see a channel by then. */
const ASIDE_MS = 10 * 60_000

const Channel = z.object({ type: z.int(), parent_id: z.string().nullish() })

interface Known {
  readonly parent: string | undefined
  readonly until: number
}

/**
 * Asks Discord in which channel a thread is: each once, since that never changes. Several at once, never more than its rate bears, and not at
 * all for as long as it says (429). https://docs.discord.com/developers/topics/rate-limits
 */
export const findParents = (botToken: string, most: number): FindParents => {
  const known = boundedMap<string, Known>(most)
  const failingSince = boundedMap<string, number>(most)
  let nextAt = 0
  let pausedUntil = 0

  const turn = async () => {
    const now = world().now()
    const at = Math.max(now, nextAt)
    nextAt = at + BETWEEN_MS
    if (at > now) await world().sleep(at - now)
  }

  const keep = (id: string, parent: string | undefined, until: number) => {
    failingSince.delete(id)
    known.set(id, { parent, until })
  }

  const fail = (id: string): void => {
    const now = world().now()
    const since = failingSince.get(id) ?? now
    failingSince.set(id, since)
    if (now - since < GIVE_UP_MS) return
    log('warn', 'gateway thread set aside', { durationMs: now - since })
    keep(id, undefined, now + ASIDE_MS)
  }

  const ask = async (id: string): Promise<void> => {
    await turn()
    if (world().now() < pausedUntil) return
    const answer = await callDiscord(discordRequest('GET', `channels/${id}`, undefined, botToken), Channel)
    const now = world().now()
    switch (answer.kind) {
      case 'done': {
        const { type, parent_id: parent } = answer.result
        return keep(id, threadTypes.includes(type) ? (parent ?? undefined) : undefined, Number.POSITIVE_INFINITY)
      }
      case 'unreachable':
        return fail(id)
      case 'refused':
        if (answer.status !== 429) return keep(id, undefined, now + ASIDE_MS)
        pausedUntil = Math.max(pausedUntil, now + (answer.retryAfterMs ?? PAUSE_MS))
    }
  }

  return async (ids) => {
    const isKnown = (id: string): boolean => (known.get(id)?.until ?? 0) > world().now()
    const unknown = ids.filter((id) => !isKnown(id))
    for (let at = 0; at < unknown.length && world().now() >= pausedUntil; at += MOST_AT_ONCE)
      await Promise.all(unknown.slice(at, at + MOST_AT_ONCE).map(ask))
    if (!unknown.every(isKnown)) return 'unknown'
    return new Map(
      ids.flatMap((id): [string, string][] => {
        const parent = known.get(id)?.parent
        return parent === undefined ? [] : [[id, parent]]
      }),
    )
  }
}
