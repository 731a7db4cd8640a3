/** An unsuccessful call, in Telegram's envelope: https://core.telegram.org/bots/api#making-requests */
export class TelegramFailure extends Error {
  readonly code: number
  readonly parameters: { readonly retry_after?: number; readonly migrate_to_chat_id?: number } | undefined

  constructor(code: number, description: string, parameters?: TelegramFailure['parameters']) {
    super(description)
    this.code = code
    this.parameters = parameters
  }
}

/** 400 with Telegram's prefix; the first letter is small unless it begins a constant, as there. */
export const badRequest = (reason: string): TelegramFailure =>
  new TelegramFailure(
    400,
    `Bad Request: ${/^.[A-Z_]/.test(reason) ? reason : reason.charAt(0).toLowerCase() + reason.slice(1)}`,
  )
