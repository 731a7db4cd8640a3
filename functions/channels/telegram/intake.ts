import { timingSafeEqual } from 'node:crypto'
import type { Intake } from '#functions/channels/provider/inbound'
import { sha256 } from '#lib/sha256'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'

/** Set by us with setWebhook. https://core.telegram.org/bots/api#setwebhook */
const SECRET_HEADER = 'x-telegram-bot-api-secret-token'

/** Update ids are positive and grow by one; after a week without any, the next is chosen at random. */
const ORDER_DIGITS = 16

/**
 * Bodies are one `Update` each: https://core.telegram.org/bots/api#update. `verify` takes the secret's SHA-256; an agent without a
 * bot has none, and is answered like one whose secret is another.
 */
export const telegramIntake: Intake = {
  verify: ({ headers }, secret) => {
    const given = Buffer.from(sha256(headers[SECRET_HEADER] ?? ''))
    const known = Buffer.from(secret.length === given.length ? secret : sha256('no bot'))
    const isSame = timingSafeEqual(given, known)
    if (!isSame || secret === '' || !headers[SECRET_HEADER])
      throw new Problem('unauthenticated', protocolText('signature'))
  },
  slices: (body, account) => {
    const update = recordOf(body)
    const id = update?.update_id
    if (!account || typeof id !== 'number' || !Number.isSafeInteger(id) || id < 0) return []
    const order = String(id).padStart(ORDER_DIGITS, '0')
    return [{ account, lane: `${account}/${chatIn(update)}`, eventId: order, order, raw: body }]
  },
}

type Fields = Readonly<Record<string, unknown>>

const recordOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined

/** Where an update belongs, found without its type: the chat and thread of what it brought, else the user; `-` for none. */
const chatIn = (update: Fields | undefined): string => {
  for (const value of Object.values(update ?? {})) {
    const brought = recordOf(value)
    if (!brought) continue
    // a pressed button is within the message that it is on
    const message = recordOf(brought.message) ?? brought
    const chat = idIn(message.chat)
    const thread = message.is_topic_message === true ? numberIn(message.message_thread_id) : undefined
    if (chat !== undefined) return thread === undefined ? String(chat) : `${chat}/${thread}`
    const user = idIn(brought.from) ?? idIn(brought.user)
    if (user !== undefined) return String(user)
  }
  return '-'
}

const numberIn = (value: unknown): number | undefined => (Number.isSafeInteger(value) ? Number(value) : undefined)

const idIn = (value: unknown): number | undefined => numberIn(recordOf(value)?.id)
