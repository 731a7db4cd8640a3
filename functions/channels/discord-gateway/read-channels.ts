import { MOST_CHANNELS, type ReadChannel } from '#functions/channels/discord/messages/gateway-request'
import { world } from '#lib/world'
import { boundedMap } from './bounded-map.ts'
import type { Where } from './dispatched.ts'
import { findParents } from './find-parents.ts'
import { type Hook, postToHook } from './post-to-hook.ts'

/** Where something happened: a channel that is read, how it is read, and the thread of it. */
export interface Place extends Omit<ReadChannel, 'id'> {
  readonly channel: string
  readonly thread?: string
}

/** Finds the places of channels and threads; nothing for those that are not read. `unknown`: nobody answered, to be asked again. */
export type FindPlaces = (wheres: readonly Where[]) => Promise<ReadonlyMap<string, Place> | 'unknown'>

/** How long an answer counts: an owner who has just connected a channel, or chosen that all is answered, does not wait for long. */
const READ_WHOLE_MS = 5 * 60_000
const MAY_CHANGE_MS = 30_000
/** Of each kind of id. */
const MOST_KEPT = 20_000

interface Known<T> {
  readonly value: T
  readonly until: number
}

/**
 * Which channels are read: the product says so, and is asked by their ids and their servers' before any word of them leaves this process. A
 * message of a thread names the thread alone, so Discord is asked in which channel it is: only in servers with a connected channel.
 */
export const findPlaces = (hook: Hook, botToken: string, most = MOST_KEPT): FindPlaces => {
  const channels = boundedMap<string, Known<ReadChannel | undefined>>(most)
  const servers = boundedMap<string, Known<boolean>>(most)
  const parents = findParents(botToken, most)
  const fresh = <T>(known: Known<T> | undefined): Known<T> | undefined =>
    known && known.until > world().now() ? known : undefined

  const ask = async (ids: readonly string[], guilds: readonly string[]): Promise<boolean> => {
    const posted = await postToHook(hook, { kind: 'channels', ids: [...ids], guilds: [...guilds] })
    if (posted.kind !== 'done') return false
    const { read = [], guilds: ours = [] } = posted.answer
    const now = world().now()
    for (const id of ids) {
      const value = read.find((one) => one.id === id)
      channels.set(id, { value, until: now + (value?.messages === 'all' ? READ_WHOLE_MS : MAY_CHANGE_MS) })
    }
    for (const id of guilds) servers.set(id, { value: ours.includes(id), until: now + MAY_CHANGE_MS })
    return true
  }

  /** What is known already is not asked for again. */
  const learn = async (ids: readonly string[], guilds: readonly string[] = []): Promise<boolean> => {
    const unknown = [...new Set(ids)].filter((id) => !fresh(channels.get(id)))
    const unknownServers = [...new Set(guilds)].filter((id) => !fresh(servers.get(id)))
    for (let at = 0; at < Math.max(unknown.length, unknownServers.length); at += MOST_CHANNELS)
      if (!(await ask(unknown.slice(at, at + MOST_CHANNELS), unknownServers.slice(at, at + MOST_CHANNELS))))
        return false
    return true
  }

  return async (wheres) => {
    const ids = wheres.map(({ channelId }) => channelId)
    const guilds = wheres.map(({ guildId }) => guildId)
    if (!(await learn(ids, guilds))) return 'unknown'
    const mayBeThreads = wheres.filter(
      ({ channelId, guildId }) => !channels.get(channelId)?.value && servers.get(guildId)?.value,
    )
    const found = await parents([...new Set(mayBeThreads.map(({ channelId }) => channelId))])
    if (found === 'unknown' || !(await learn([...found.values()]))) return 'unknown'
    return new Map(
      ids.flatMap((id): [string, Place][] => {
        const channel = channels.get(id)?.value
        if (channel) return [[id, placeOf(channel)]]
        const parent = channels.get(found.get(id) ?? '')?.value
        return parent ? [[id, { ...placeOf(parent), thread: id }]] : []
      }),
    )
  }
}

const placeOf = ({ id: channel, ...how }: ReadChannel): Place => ({ channel, ...how })
