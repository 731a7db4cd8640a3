/** https://docs.discord.com/developers/topics/opcodes-and-status-codes#json */
export class DiscordFailure extends Error {
  readonly status: number
  readonly code: number
  readonly more: Readonly<Record<string, unknown>>

  constructor(status: number, code: number, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.more = more
  }
}

/** A field that cannot be taken: https://docs.discord.com/developers/reference#error-messages */
export const invalidBody = (field: string, code: string, message: string): DiscordFailure =>
  new DiscordFailure(400, 50035, 'Invalid Form Body', { errors: { [field]: { _errors: [{ code, message }] } } })

export const unknownWebhook = (): DiscordFailure => new DiscordFailure(404, 10015, 'Unknown Webhook')
export const unknownChannel = (): DiscordFailure => new DiscordFailure(404, 10003, 'Unknown Channel')
export const unknownMessage = (): DiscordFailure => new DiscordFailure(404, 10008, 'Unknown Message')
/** Also of an interaction whose 15 minutes are over. */
export const invalidToken = (): DiscordFailure => new DiscordFailure(401, 50027, 'Invalid Webhook Token')

/** Never answers; the connection is closed at last. */
export class Hang extends Error {}
