import { kindOf } from '#shared/channels/kinds'
import { channelText } from '#shared/channels/messages'
import { chatOf, type Line } from '#test/simulation/channels/line'
import type { Outcome } from './broken-promises.ts'
import { type Bubble, type Conversation, conversationsIn } from './conversations.ts'

const UNSUPPORTED = channelText('unsupportedMessage').message

/**
 * What a provider was told is safe is in Chats once, in its chat's conversations, in order; nothing waits any more, and nothing is only
 * mentioned.
 */
export const unansweredLines = ({ items, lines, counts }: Outcome): readonly string[] => {
  const faults: string[] = []
  const conversations = conversationsIn(items)
  const chats = Map.groupBy(conversations, ({ chat }) => chat)
  for (const [chat, written] of Map.groupBy(lines, chatOf)) {
    const bubbles = (chats.get(chat) ?? [])
      .flatMap((one: Conversation) => one.bubbles)
      .filter(({ role }) => role === 'visitor' || role === 'person')
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    faults.push(...faultsOfChat(written, bubbles).map((fault) => `${chat}: ${fault}`))
  }
  counts.ended = conversations.filter(({ head }) => head.state === 'ended_chat').length
  counts.conversations = conversations.length
  const left = items.filter(({ kind }) => ['waiting-inbound', 'waiting-send', 'owed', 'outbox'].includes(String(kind)))
  if (left.length > 0) faults.push(`${left.length} rows are left: ${[...new Set(left.map(({ kind }) => kind))].join()}`)
  const unsupported = items.filter(({ kind, text }) => kind === 'message' && text === UNSUPPORTED).length
  if (unsupported > 0) faults.push(`${unsupported} messages are only mentioned`)
  return faults
}

const faultsOfChat = (lines: readonly Line[], bubbles: readonly Bubble[]): readonly string[] => {
  const faults: string[] = []
  const placeOf = new Map<string, number>()
  for (const [place, { text }] of bubbles.entries()) {
    if (placeOf.has(text)) faults.push(`${text} is there twice`)
    placeOf.set(text, place)
    if (!lines.some((line) => line.text === text)) faults.push(`nobody wrote ${text}`)
  }
  for (const line of lines)
    if (line.safeAt !== undefined && !placeOf.has(line.text)) faults.push(`${line.text} is missing`)
  const visitors = lines.filter(({ by, text }) => by === 'visitor' && placeOf.has(text))
  for (const one of visitors)
    for (const other of visitors)
      if (mustPrecede(one, other) && (placeOf.get(one.text) ?? 0) > (placeOf.get(other.text) ?? 0))
        faults.push(`${one.text} stands after ${other.text}`)
  return faults
}

/**
 * Of two messages one was written before the other and was safe with us before that was first delivered: what arrives in the other order
 * cannot wait for what may never come. Telegram keeps the order itself.
 */
const mustPrecede = (one: Line, other: Line): boolean => {
  const kind = kindOf(one.account)
  if (kind === 'telegram') return one.place < other.place
  const isBefore = kind === 'whatsapp' ? one.place <= other.place : one.place < other.place
  return isBefore && one !== other && (one.safeAt ?? Number.POSITIVE_INFINITY) <= (other.firstAt ?? 0)
}
