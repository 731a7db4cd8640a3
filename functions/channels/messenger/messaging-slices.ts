import { asJson } from '#functions/channels/provider/as-json'
import { sentPieceIn } from '#functions/channels/provider/callback'
import type { Slice } from '#functions/channels/provider/inbound'
import { sha256 } from '#lib/sha256'
import { AccountId } from '#shared/channels/kinds'

type Fields = Readonly<Record<string, unknown>>

/** What a page's or account's id may be made of; it becomes a part of keys. */
const ID = /^[\w.-]{1,64}$/
const TIME_DIGITS = 15

/**
 * Cuts a body of the Messenger Platform into its events: those of `messaging`, and those that the app dashboard's test button sends
 * as `changes`. `standby` is left out, since another app has the conversation, and so are comments and posts of a page.
 * https://developers.facebook.com/docs/messenger-platform/webhooks#event-notifications
 */
export const messagingSlices =
  (kind: 'messenger' | 'instagram') =>
  (body: unknown): readonly Slice[] =>
    listOf(recordOf(body)?.entry).flatMap((given) => {
      const entry = recordOf(given)
      const id = idOf(entry?.id)
      if (!entry || id === undefined) return []
      const changes = listOf(entry.changes).flatMap((change) => {
        const { field, value } = recordOf(change) ?? {}
        return field === 'standby' ? [] : [value]
      })
      return [...listOf(entry.messaging), ...changes].flatMap((event, at) => sliceOf(`${kind}:${id}`, id, event, at))
    })

const sliceOf = (name: string, id: string, raw: unknown, at: number): readonly Slice[] => {
  const event = recordOf(raw)
  const account = AccountId.safeParse(name).data
  // an echo goes the other way
  const sender = idOf(recordOf(event?.sender)?.id)
  const user = sender === id ? idOf(recordOf(event?.recipient)?.id) : sender
  if (!event || !account || user === undefined) return []
  const eventId = eventIdOf(event, user)
  if (eventId === undefined) return []
  const time = String(timeOf(event)).padStart(TIME_DIGITS, '0')
  return [
    {
      account,
      lane: isReceipt(event) ? `${account}/${user}/receipts` : `${account}/${user}`,
      eventId,
      // two of one millisecond: as they stand in the body, else in any order, but never in one place
      order: `${time}.${String(at).padStart(4, '0')}.${sha256(eventId).slice(0, 12)}`,
      raw,
    },
  ]
}

/**
 * What is about our own messages has a lane of its own: among the visitor's it would end a burst, and the agent would answer half a
 * thought. Echoes of others stay among them, since the next message is answered otherwise after a person has taken over.
 */
const isReceipt = (event: Fields): boolean =>
  event.delivery !== undefined ||
  event.read !== undefined ||
  (recordOf(event.message)?.is_echo === true && sentPieceIn(textOf(recordOf(event.message)?.metadata)) !== undefined)

/** Nothing for what is nested too deep to be told from another. */
const eventIdOf = (event: Fields, user: string): string | undefined => {
  const message = recordOf(event.message)
  const mid = textOf(message?.mid)
  if (message && mid !== undefined)
    return message.is_deleted === true ? `${mid}#deleted` : message.is_echo === true ? `${mid}#echo` : mid
  const edit = recordOf(event.message_edit)
  if (edit) return `${textOf(edit.mid) ?? user}#edit#${numberIn(edit.num_edit)}#${timeOf(event)}`
  const postback = textOf(recordOf(event.postback)?.mid)
  // of the rest only a repetition is the same to the last letter
  const text = postback === undefined ? asJson(event) : undefined
  return text === undefined ? postback : `${user}#${timeOf(event)}#${sha256(text).slice(0, 24)}`
}

const numberIn = (value: unknown): string => (typeof value === 'number' ? String(value) : '')

/** Milliseconds since 1970; the dashboard's tests have seconds, as text. Deliveries have the watermark only. */
const timeOf = (event: Fields): number => {
  const given = event.timestamp ?? recordOf(event.delivery)?.watermark ?? recordOf(event.read)?.watermark
  const time = typeof given === 'number' || typeof given === 'string' ? Number(given) : Number.NaN
  return Number.isSafeInteger(time) && time > 0 ? (time < 100_000_000_000 ? time * 1000 : time) : 0
}

const recordOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= 500 ? value : undefined

/** Ids are texts; the documentation's older examples have numbers. */
const idOf = (value: unknown): string | undefined => {
  const id = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : textOf(value)
  return id !== undefined && ID.test(id) ? id : undefined
}
