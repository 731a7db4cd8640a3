import * as z from 'zod'

/** https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway-gateway-opcodes */
export const opcode = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  resume: 6,
  reconnect: 7,
  invalidSession: 9,
  hello: 10,
  heartbeatAck: 11,
} as const

/** https://docs.discord.com/developers/events/gateway-events#payload-structure */
export const Frame = z.object({
  op: z.int(),
  // an acknowledgement has none
  d: z.unknown().optional(),
  /** Of dispatches: their number within the session, and what happened. */
  s: z.int().nullish(),
  t: z.string().nullish(),
})
export type Frame = z.infer<typeof Frame>

export const Hello = z.object({ heartbeat_interval: z.int().positive() })

/** https://docs.discord.com/developers/events/gateway-events#ready */
export const Ready = z.object({
  user: z.object({ id: z.string() }),
  session_id: z.string(),
  resume_gateway_url: z.string(),
})

/**
 * What the product reads: messages in servers, with their words. Direct messages belong to no server, so to no owner's channel.
 * https://docs.discord.com/developers/events/gateway#list-of-intents
 */
export const INTENTS = (1 << 9) | (1 << 15)
