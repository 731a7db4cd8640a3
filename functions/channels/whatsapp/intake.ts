import type { Slice } from '#functions/channels/provider/inbound'
import { ulid } from '#lib/ids'
import { AccountId } from '#shared/channels/kinds'
import { firstCharacters } from '#shared/models/first-characters'

type Fields = Readonly<Record<string, unknown>>

/** What a change brings, by the name of its list. Groups, calls, flows and templates are not conversations of an agent. */
const LISTS = ['messages', 'statuses', 'message_echoes'] as const
type List = (typeof LISTS)[number]

/** Whole seconds since 1970, until the year 33658. */
const SECONDS_DIGITS = 12
const INDEX_DIGITS = 5
/** Meta's ids are about 60 characters; what is longer is no id, and would not fit into a key. */
const MOST_ID_CHARACTERS = 200
/** Meta puts at most a thousand changes into a body. */
const MOST_CONTACTS = 1000

/**
 * Cuts a body of a WhatsApp business account into slices: one for each message, status and echo of each number, whosever it is.
 * Each keeps the shape in which it came, with the one contact that it is about. Times are whole seconds, so what arrives later
 * in the same second sorts later. https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/messages
 */
export const whatsappSlices = (body: unknown): readonly Slice[] => {
  const slices = new Map<string, Slice>()
  for (const entry of listOf(recordOf(body)?.entry))
    for (const change of listOf(recordOf(entry)?.changes)) {
      const value = recordOf(recordOf(change)?.value)
      const account = AccountId.safeParse(`whatsapp:${textOf(recordOf(value?.metadata)?.phone_number_id)}`).data
      if (!value || !account) continue
      const contacts = contactsOf(value)
      for (const list of LISTS)
        for (const item of listOf(value[list])) {
          const slice = sliceOf(account, list, { value, contacts }, recordOf(item), slices.size)
          // the same one twice in a body
          if (slice && !slices.has(`${account}#${slice.eventId}`)) slices.set(`${account}#${slice.eventId}`, slice)
        }
    }
  return [...slices.values()]
}

interface Value {
  readonly value: Fields
  readonly contacts: Contacts
}

/** The contacts of a value, with the place of the first that has an id: items find theirs without looking through all. */
interface Contacts {
  readonly all: readonly Fields[]
  readonly places: ReadonlyMap<string, number>
}

const contactsOf = ({ contacts }: Fields): Contacts => {
  const all = listOf(contacts)
    .slice(0, MOST_CONTACTS)
    .map(recordOf)
    .filter((one) => one !== undefined)
  const places = new Map<string, number>()
  for (const [at, { user_id, wa_id }] of all.entries())
    for (const id of [user_id, wa_id].map(textOf)) if (id !== '' && !places.has(id)) places.set(id, at)
  return { all, places }
}

const sliceOf = (
  account: AccountId,
  list: List,
  { value, contacts }: Value,
  item: Fields | undefined,
  index: number,
): Slice | undefined => {
  const id = textOf(item?.id)
  if (!item || id === '' || id.length > MOST_ID_CHARACTERS) return undefined
  const seconds = /^\d{1,12}$/.exec(textOf(item.timestamp))?.[0] ?? '0'
  const place = `${ulid().slice(0, 10)}${String(index).padStart(INDEX_DIGITS, '0')}${ulid().slice(10)}`
  const contact = contactOf(contacts, item, list)
  return {
    account,
    lane: `${account}/${laneOf(list, item, contact)}`,
    eventId: eventIdOf(list, id, item, seconds),
    order: `${seconds.padStart(SECONDS_DIGITS, '0')}.${place}`,
    raw: { metadata: value.metadata, ...(contact ? { contacts: [contact] } : {}), [list]: [item] },
  }
}

/** A status has the id of the message that it is about, an edit may have it too, and an echo may be of our own message. */
const eventIdOf = (list: List, id: string, item: Fields, seconds: string): string => {
  if (list === 'statuses') return `${id}#${firstCharacters(textOf(item.status), 20)}`
  const type = textOf(item.type)
  const event = type === 'edit' || type === 'revoke' ? `${id}#${type}#${seconds}` : id
  return list === 'message_echoes' ? `${event}#echo` : event
}

/** The user, by the id that is always there where it has one; statuses have lanes of their own, so that none waits for a turn. */
const laneOf = (list: List, item: Fields, contact: Fields | undefined): string => {
  const ids =
    list === 'statuses'
      ? [item.recipient_user_id, item.recipient_id, contact?.user_id, contact?.wa_id]
      : list === 'message_echoes'
        ? [item.to_user_id, contact?.user_id, item.to]
        : [item.from_user_id, contact?.user_id, item.from]
  const user = ids.map(textOf).find((id) => /^[\w.+-]{1,160}$/.test(id)) ?? '-'
  return list === 'statuses' ? `${user}/statuses` : user
}

/** Of several contacts the one that is named. */
const contactOf = ({ all, places }: Contacts, item: Fields, list: List): Fields | undefined => {
  const named =
    list === 'messages'
      ? [item.from_user_id, item.from]
      : [item.recipient_user_id, item.recipient_id, item.to_user_id, item.to]
  const place = Math.min(...named.map((id) => places.get(textOf(id)) ?? all.length))
  return all[place] ?? (all.length === 1 ? all[0] : undefined)
}

const recordOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Ids and times are texts; some samples have numbers. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : ''
