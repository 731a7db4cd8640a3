import { messages } from '#features/conversations'
import type { ChannelKind } from '#shared/channels/kinds'
import { isPage } from '#shared/channels/parts/buttons-on'
import { numberedIn } from '#shared/channels/parts/numbered-in'
import { partsOf } from '#shared/channels/parts/parts'
import type { MessageStep } from './message-of.ts'

/** Notices and the visitor's own messages may have come after what the agent asked. */
const NEWEST = 10
const NUMBER = /^\s*(\d{1,2})[.)]?\s*$/

/**
 * What a visitor says with a message: a button's own words, which need not be its label; with a bare number those of that entry,
 * where our last message had a list of numbers; else what they wrote. A button is looked up in its own conversation: one of
 * another says its label only.
 */
export const wordsOf = async (kind: ChannelKind, conversationId: string, step: MessageStep): Promise<string> => {
  const { text, button, isGroup, from } = step
  // in a group the sender's name is before the words
  const before = isGroup && from.name && text.startsWith(`${from.name}: `) ? `${from.name}: ` : ''
  const number = NUMBER.exec(text.slice(before.length))?.[1]
  const said =
    button !== undefined
      ? await pressed(conversationId, button)
      : number !== undefined && partsOf(kind).buttons.some(({ as }) => as === 'numbered')
        ? await numbered(kind, conversationId, Number(number))
        : undefined
  return said === undefined ? text : `${before}${said}`
}

const pressed = async (conversationId: string, button: string): Promise<string | undefined> => {
  const [, id, part, at] = /^([0-9A-Z]{26})\.(\d{1,2})\.(\d{1,2})$/.exec(button) ?? []
  if (id === undefined) return undefined
  const shown = (await messages.get({ conversationId, id }))?.parts?.[Number(part)]
  const pressedOne =
    shown?.kind === 'buttons'
      ? shown.buttons[Number(at)]
      : shown?.kind === 'carousel'
        ? shown.cards[Number(at)]?.button
        : undefined
  return pressedOne && !isPage(pressedOne) ? pressedOne.says : undefined
}

const numbered = async (kind: ChannelKind, conversationId: string, number: number): Promise<string | undefined> => {
  const { items } = await messages.list(`CONV#${conversationId}`, 'MSG#', {
    limit: NEWEST,
    newestFirst: true,
    consistent: true,
  })
  const last = items.find(({ role }) => role === 'agent' || role === 'person')
  return numberedIn(partsOf(kind), last?.parts ?? []).find((button) => button.number === number)?.says
}
