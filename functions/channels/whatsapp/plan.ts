import type { StoredMessage } from '#features/conversations'
import { cardList } from '#functions/channels/plan/card-list'
import type { FormattedText } from '#functions/channels/plan/formatted-text'
import { whatsappMarks } from '#functions/channels/plan/marks'
import { numberedList } from '#functions/channels/plan/numbered-list'
import { withCitations } from '#functions/channels/plan/with-citations'
import { withLinks } from '#functions/channels/plan/with-links'
import { writePieces, writeText } from '#functions/channels/plan/write-text'
import { callbackOf } from '#functions/channels/provider/callback'
import type { Destination } from '#functions/channels/provider/inbound'
import type { Outgoing } from '#functions/channels/provider/outbound'
import type { UiPart } from '#shared/agents/schema'
import { buttonsOn, type GivenButton } from '#shared/channels/parts/buttons-on'
import { imageOn } from '#shared/channels/parts/image-on'
import { numberedIn } from '#shared/channels/parts/numbered-in'
import { type ButtonForm, parts as carried, MAX_PIECES } from '#shared/channels/parts/parts'
import { buttonsMessage, type Choice, imageMessage, listMessage, type Message, textMessage } from './message.ts'
import { templateMessage } from './template-message.ts'

const channel = carried.whatsapp

/** Words, what may be chosen below them, and a picture above. */
interface Draft {
  readonly text: FormattedText
  readonly imageUrl?: string
  readonly choices?: { readonly form: ButtonForm; readonly choices: readonly Choice[] }
}

const NOTHING: FormattedText = { text: '', entities: [] }
/** Buttons need words above them. */
const POINTER = '👇'

/**
 * The requests of a message: its text in pieces, then its parts in order; forms are asked field by field by the agent. A message
 * that opens a chat again is a template and nothing else.
 */
export const planWhatsapp: Outgoing['plan'] = (message, destination, { lang }) => {
  const bodies = message.template
    ? [templateMessage(message.template)]
    : merged(draftsOf(message)).flatMap((draft) => messagesOf(draft, lang))
  const sent = bodies.slice(0, MAX_PIECES)
  return sent.map((body, at) => ({
    method: 'messages',
    body: {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      ...recipientOf(destination),
      ...body,
      // comes back in each status: also of an answer that was lost we learn there that it was sent
      biz_opaque_callback_data: callbackOf(message, at, sent.length),
    },
  }))
}

/** A phone number, or the id of a user who may hide it: `to` would win over `recipient`. */
export const recipientOf = ({ to }: Destination): Readonly<Record<string, string>> =>
  /^\d+$/.test(to) ? { to } : { recipient: to }

const draftsOf = (message: StoredMessage): readonly Draft[] => {
  const { parts = [] } = message
  return [
    { text: withCitations(message, channel.citations) },
    ...parts.flatMap((part, at) => ofPart(message, part, at)),
  ]
}

const ofPart = (message: StoredMessage, part: UiPart, at: number): readonly Draft[] => {
  switch (part.kind) {
    case 'buttons':
      return [choicesOf(message, at, part.buttons, NOTHING)]
    case 'image':
      return imageOn(channel.image, part.url) === 'native'
        ? [{ text: plain(part.alt), imageUrl: part.url }]
        : [{ text: linkTo(part.url, part.alt) }]
    case 'video':
      return [{ text: linkTo(part.url, part.title) }]
    case 'carousel':
      return ofCards(message, part, at)
    case 'form':
      return []
  }
}

const ofCards = (
  message: StoredMessage,
  { cards }: Extract<UiPart, { kind: 'carousel' }>,
  part: number,
): readonly Draft[] => {
  const shown = cards.slice(0, channel.carousel.most).map(({ title, text, imageUrl, button }, at) => {
    const isShown = imageUrl !== undefined && imageOn(channel.image, imageUrl) === 'native'
    const words = joined(bold(title), plain(text), '\n')
    const linked = imageUrl === undefined || isShown ? words : joined(words, linkTo(imageUrl, ''), '\n')
    const draft = button ? choicesOf(message, part, [{ ...button, at }], linked) : { text: linked }
    return isShown ? { ...draft, imageUrl } : draft
  })
  const rest = cards.slice(channel.carousel.most)
  if (rest.length === 0) return shown
  const buttons = rest.flatMap(({ button }, at) => (button ? [{ ...button, at: at + channel.carousel.most }] : []))
  return [...shown, choicesOf(message, part, buttons, plain(cardList(rest)))]
}

/** Buttons below words: three, a list of ten, or numbers in the words. */
const choicesOf = (
  { id, parts = [] }: StoredMessage,
  part: number,
  given: readonly GivenButton[],
  words: FormattedText,
): Draft => {
  const { form, buttons, links } = buttonsOn(channel.buttons, given)
  const text = withLinks(words, links)
  if (form.as !== 'numbered')
    return {
      text,
      choices: {
        form,
        choices: buttons.map(({ at, label, more }) => ({
          id: `${id}.${part}.${at}`,
          title: label,
          ...(more === undefined ? {} : { description: more }),
        })),
      },
    }
  const places = new Set(buttons.map(({ at }) => at))
  const numbered = numberedIn(channel, parts).filter((one) => one.part === part && places.has(one.at))
  return { text: joined(text, plain(numberedList(numbered))) }
}

/** Words that follow each other are one message, and buttons belong under what was said before them. */
const merged = (drafts: readonly Draft[]): readonly Draft[] => {
  const all: Draft[] = []
  for (const draft of drafts) {
    const last = all.at(-1)
    const isEmpty = draft.text.text === '' && draft.imageUrl === undefined
    if (isEmpty && (draft.choices?.choices ?? []).length === 0) continue
    if (last && !last.choices && !last.imageUrl && !draft.imageUrl)
      all[all.length - 1] = { ...draft, text: joined(last.text, draft.text) }
    else all.push(draft)
  }
  return all
}

const messagesOf = ({ text, imageUrl, choices }: Draft, lang: string | undefined): readonly Message[] => {
  if (!choices || choices.choices.length === 0) {
    const words = writeText(text, whatsappMarks)
    if (imageUrl !== undefined && words.length <= channel.image.caption) return [imageMessage(imageUrl, words)]
    const pieces = writePieces(text, channel.text, whatsappMarks).map(textMessage)
    return imageUrl === undefined ? pieces : [imageMessage(imageUrl, ''), ...pieces]
  }
  const most = choices.form.body ?? channel.text.most
  const pieces = writePieces(text, channel.text, whatsappMarks)
  const [last = ''] = pieces.slice(-1)
  // a text that is longer than what stands above buttons is a message of its own
  const isAbove = last !== '' && last.length <= most
  const above = (isAbove ? pieces.slice(0, -1) : pieces).map(textMessage)
  const given = { body: isAbove ? last : POINTER, choices: choices.choices }
  if (choices.form.as === 'native') return [...above, buttonsMessage({ ...given, imageUrl })]
  return [...(imageUrl === undefined ? [] : [imageMessage(imageUrl, '')]), ...above, listMessage(given, lang)]
}

const plain = (text: string): FormattedText => ({ text, entities: [] })

const bold = (text: string): FormattedText => ({
  text,
  entities: text === '' ? [] : [{ type: 'bold', offset: 0, length: text.length }],
})

const linkTo = (url: string, label: string): FormattedText =>
  withLinks(NOTHING, [{ label: label === '' ? url : label, url }])

const joined = (above: FormattedText, below: FormattedText, between = '\n\n'): FormattedText => {
  if (below.text === '') return above
  const start = above.text === '' ? '' : `${above.text}${between}`
  return {
    text: start + below.text,
    entities: [...above.entities, ...below.entities.map((one) => ({ ...one, offset: one.offset + start.length }))],
  }
}
