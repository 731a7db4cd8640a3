import { type LogFields, log } from '#lib/log'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'

/** Meta puts at most so many into a body. https://developers.facebook.com/docs/graph-api/webhooks/getting-started#event-notifications */
const MOST_UPDATES = 1000

/**
 * How many updates a body brings, counted before any of it is cut up: each event of a page; each message, status, echo and error of a number; each
 * other change. Throws `too-large` beyond a thousand, which are not Meta's: an app's owner can sign what they like. It is refused as a whole, for
 * Meta delivers what is refused again for days, while an answer of 200 to a part of it would end the rest.
 */
export const updatesIn = (body: unknown, whose: LogFields): number => {
  const updates = listIn(body, 'entry').reduce<number>((sum, entry) => sum + countOf(entry), 0)
  if (updates <= MOST_UPDATES) return updates
  log('warn', 'too many updates in a body', { ...whose, count: updates })
  throw new Problem('too-large', protocolText('tooManyUpdates'))
}

const countOf = (entry: unknown): number =>
  listIn(entry, 'changes').reduce<number>(
    (sum, change) => sum + Math.max(1, itemsOf(fieldOf(change, 'value'))),
    listIn(entry, 'messaging').length,
  )

const LISTS = ['messages', 'statuses', 'message_echoes', 'errors'] as const

const itemsOf = (value: unknown): number => LISTS.reduce((sum, name) => sum + listIn(value, name).length, 0)

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined

const listIn = (value: unknown, name: string): readonly unknown[] => {
  const list = fieldOf(value, name)
  return Array.isArray(list) ? list : []
}
