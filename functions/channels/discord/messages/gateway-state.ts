import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { GatewaySession, GatewayState } from './gateway-request.ts'

const Stored = z.object({
  shard: z.int().nonnegative(),
  /** How many shards there are. */
  of: z.int().positive(),
  state: GatewayState,
  reason: z.string().optional(),
  session: GatewaySession.optional(),
  /** When it was reported, in milliseconds. */
  at: z.number().int(),
})
export type StoredShard = z.infer<typeof Stored>

/** How each connection to Discord's gateway is, as its process last reported it. A report twice is the same. */
export const gatewayShards = entity<StoredShard, Pick<StoredShard, 'shard'>>({
  name: 'discord-gateway',
  parse: (item) => Stored.parse(item),
  key: keys.discordGateway,
})

/** Three reports; a process that is silent for longer is gone. */
const FRESH_MS = 90_000

/** Which connection brings a server's messages: https://docs.discord.com/developers/events/gateway#sharding */
const shardOf = (guildId: string | undefined, of: number): number =>
  guildId === undefined ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(of))

/** Whether messages of a server arrive at the moment. */
export const isGatewayConnected = async (guildId: string | undefined, now: number): Promise<boolean> => {
  const first = await gatewayShards.get({ shard: 0 })
  const shard = shardOf(guildId, first?.of ?? 1)
  const stored = shard === 0 ? first : await gatewayShards.get({ shard })
  return stored?.state === 'connected' && now - stored.at <= FRESH_MS
}
