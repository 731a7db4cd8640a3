import * as z from 'zod'
import { callDiscord, discordRequest } from '#functions/channels/discord/call-discord'
import { MOST_CHANNELS } from '#functions/channels/discord/messages/gateway-request'
import { threadTypes } from '#functions/channels/discord/messages/place'
import { world } from '#lib/world'
import { type Hook, postToHook } from './post-to-hook.ts'

/** Where something happened: a channel that is read, and the thread of it. */
export interface Place {
  readonly channel: string
  readonly thread?: string
}

/** Finds the places of channels and threads; nothing for those that are not read. `unknown`: nobody answered, to be asked again. */
export type FindPlaces = (ids: readonly string[]) => Promise<ReadonlyMap<string, Place> | 'unknown'>

/** An owner who has just connected a channel does not wait for long. */
const READ_MS = 5 * 60_000
const NOT_READ_MS = 30_000
const MOST_KEPT = 20_000

const Channel = z.object({ type: z.int(), parent_id: z.string().nullish() })

/**
 * Which channels are read: the product says so, and is asked by their ids before any word of them leaves this process. A message of a
 * thread names the thread alone, so Discord is asked for the channel that it is in, once.
 */
export const findPlaces = (hook: Hook, botToken: string): FindPlaces => {
  const read = new Map<string, { readonly isRead: boolean; readonly until: number }>()
  const parents = new Map<string, string | undefined>()
  const isRead = (id: string): boolean | undefined => {
    const known = read.get(id)
    return known && known.until > world().now() ? known.isRead : undefined
  }

  const learn = async (ids: readonly string[]): Promise<boolean> => {
    const unknown = [...new Set(ids)].filter((id) => isRead(id) === undefined)
    for (let at = 0; at < unknown.length; at += MOST_CHANNELS) {
      const asked = unknown.slice(at, at + MOST_CHANNELS)
      const posted = await postToHook(hook, { kind: 'channels', ids: asked })
      if (posted.kind !== 'done') return false
      const now = world().now()
      for (const id of asked) {
        const found = posted.answer.read?.includes(id) === true
        read.set(id, { isRead: found, until: now + (found ? READ_MS : NOT_READ_MS) })
      }
    }
    return true
  }

  const learnParent = async (id: string): Promise<boolean> => {
    const answer = await callDiscord(discordRequest('GET', `channels/${id}`, undefined, botToken), Channel)
    if (answer.kind === 'unreachable' || (answer.kind === 'refused' && answer.status === 429)) return false
    const isThread = answer.kind === 'done' && threadTypes.includes(answer.result.type)
    parents.set(id, isThread ? (answer.result.parent_id ?? undefined) : undefined)
    return true
  }

  return async (ids) => {
    for (const known of [read, parents]) if (known.size > MOST_KEPT) known.clear()
    const all = [...new Set(ids)]
    if (!(await learn(all))) return 'unknown'
    const others = all.filter((id) => !isRead(id))
    for (const id of others) if (!parents.has(id) && !(await learnParent(id))) return 'unknown'
    if (!(await learn(others.flatMap((id) => parents.get(id) ?? [])))) return 'unknown'
    return new Map(
      all.flatMap((id): [string, Place][] => {
        if (isRead(id)) return [[id, { channel: id }]]
        const parent = parents.get(id)
        return parent !== undefined && isRead(parent) ? [[id, { channel: parent, thread: id }]] : []
      }),
    )
  }
}
