import type { BotContext } from '#infra/local/stand-ins/channels/telegram/bot-context'
import type { Parameters } from '#infra/local/stand-ins/channels/wire/read-parameters'

export interface Answer {
  readonly result: unknown
  readonly description?: string
}

/** A method of the Bot API. Throws TelegramFailure. */
export type Method = (context: BotContext, parameters: Parameters) => Answer | Promise<Answer>
