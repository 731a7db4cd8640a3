/** What follows when a connection has ended. */
export type Next =
  /** The session goes on where it stopped. */
  | { readonly kind: 'resume' }
  /** With a new session: what happened in between is lost. */
  | { readonly kind: 'anew' }
  /** Discord wants more connections than there are: it is asked how many. */
  | { readonly kind: 'reshard' }
  /** It would end in the same way again, until an operator changes something. `reason` says what, for the log and docs/runbooks.md. */
  | { readonly kind: 'final'; readonly reason: string }

const final = (reason: string): Next => ({ kind: 'final', reason })
const anew: Next = { kind: 'anew' }

/** https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes */
const codes: Readonly<Record<number, Next>> = {
  // sent before IDENTIFY, or in a session that was invalidated
  4003: anew,
  4004: final(
    'Discord does not know this bot token. Copy it again (Bot, Reset Token), change discordBotToken in the secret, and restart the gateway.',
  ),
  4007: anew,
  4009: anew,
  4010: final('Discord refuses the number of this shard. Restart the gateway.'),
  4011: { kind: 'reshard' },
  4012: final('Discord no longer has version 10 of its gateway. A newer release is needed.'),
  4013: final('Discord does not know an intent that the gateway asks for. A newer release is needed.'),
  4014: final(
    'The application may not read messages. Switch on Message Content Intent (developer portal, Bot), and restart the gateway.',
  ),
}

/** Every other code, Discord's own failures, restarts and a lost network among them, ends the connection only. */
export const nextAfter = (code: number): Next => codes[code] ?? { kind: 'resume' }

/** Ends a connection so that its session can be resumed: after 1000 and 1001 Discord forgets it. */
export const RESUMABLE = 4000
