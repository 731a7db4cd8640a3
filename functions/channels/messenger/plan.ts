import type { StoredMessage } from '#features/conversations'
import { cardList } from '#functions/channels/plan/card-list'
import type { FormattedText } from '#functions/channels/plan/formatted-text'
import { plainMarks } from '#functions/channels/plan/marks'
import { numberedList } from '#functions/channels/plan/numbered-list'
import { withCitations } from '#functions/channels/plan/with-citations'
import { withLinks } from '#functions/channels/plan/with-links'
import { writePieces } from '#functions/channels/plan/write-text'
import { callbackOf } from '#functions/channels/provider/callback'
import type { Outgoing } from '#functions/channels/provider/outbound'
import type { UiPart } from '#shared/agents/schema'
import { kindOf } from '#shared/channels/kinds'
import { buttonsOn, isPage } from '#shared/channels/parts/buttons-on'
import { imageOn } from '#shared/channels/parts/image-on'
import { cut } from '#shared/channels/parts/length-in'
import { numberedIn } from '#shared/channels/parts/numbered-in'
import { type ChannelParts, MAX_PIECES, partsOf } from '#shared/channels/parts/parts'
import { messagingType } from './messaging-type.ts'

/** https://developers.facebook.com/docs/messenger-platform/send-messages/quick-replies */
interface QuickReply {
  readonly content_type: 'text'
  readonly title: string
  readonly payload: string
}

/** A message as it is sent, or a text that may be too long for one. */
interface Draft {
  readonly text?: FormattedText
  readonly attachment?: object
  readonly replies?: readonly QuickReply[]
}

const NOTHING: FormattedText = { text: '', entities: [] }
/** Buttons need words above them. */
const POINTER: FormattedText = { text: '👇', entities: [] }

/**
 * The requests of a message: its text in pieces, then its parts in order; forms are asked field by field by the agent. Both providers
 * show quick replies under the newest message only, so that they come last.
 * https://developers.facebook.com/docs/messenger-platform/reference/send-api
 */
export const planMessenger: Outgoing['plan'] = (message, destination, context) => {
  const channel = partsOf(kindOf(context.account))
  const messages = planned(message, channel).flatMap((draft) => messagesOf(draft, channel))
  const pieces = messages.slice(0, MAX_PIECES)
  return pieces.map((body, at) => ({
    method: 'messages',
    body: {
      recipient: { id: destination.to },
      ...messagingType(message, context),
      // comes back in the echo: of an answer that was lost we learn there that it was sent
      message: { ...body, metadata: callbackOf(message, at, pieces.length) },
    },
  }))
}

const planned = (message: StoredMessage, channel: ChannelParts): readonly Draft[] => {
  const { id, parts = [] } = message
  const drafts: Draft[] = [{ text: withCitations(message, channel.citations) }]
  const groups: QuickReply[][] = []
  for (const [at, part] of parts.entries()) {
    if (part.kind !== 'buttons') {
      drafts.push(...draftsOf(id, part, at, channel))
      continue
    }
    const { form, buttons, links } = buttonsOn(channel.buttons, part.buttons)
    const numbered = numberedIn(channel, parts).filter((button) => button.part === at)
    const below = form.as === 'numbered' ? numberedList(numbered) : ''
    const words = withLinks(
      NOTHING,
      links.map(({ label, url }) => ({ label, url })),
    )
    drafts.push({ text: joined(words, below) })
    if (form.as === 'native') groups.push(buttons.map((button) => replyOf(id, at, button)))
  }
  return withReplies(merged(drafts), groups.flat().slice(0, channel.buttons[0]?.most ?? 0))
}

/** Texts that follow each other are one message. */
const merged = (drafts: readonly Draft[]): readonly Draft[] => {
  const all: Draft[] = []
  for (const draft of drafts) {
    const last = all.at(-1)
    if (draft.text?.text === '') continue
    if (last?.text && draft.text) all[all.length - 1] = { text: joined(last.text, draft.text) }
    else all.push(draft)
  }
  return all
}

const withReplies = (drafts: readonly Draft[], replies: readonly QuickReply[]): readonly Draft[] => {
  if (replies.length === 0) return drafts
  const last = drafts.at(-1) ?? { text: POINTER }
  return [...drafts.slice(0, -1), { ...last, replies }]
}

const joined = (above: FormattedText, below: FormattedText | string): FormattedText => {
  const { text, entities } = typeof below === 'string' ? { text: below, entities: [] } : below
  if (text === '') return above
  const start = above.text === '' ? '' : `${above.text}\n\n`
  return {
    text: start + text,
    entities: [...above.entities, ...entities.map((one) => ({ ...one, offset: one.offset + start.length }))],
  }
}

const replyOf = (id: string, part: number, { at, label }: { at: number; label: string }): QuickReply => ({
  content_type: 'text',
  title: label,
  payload: `${id}.${part}.${at}`,
})

const draftsOf = (id: string, part: UiPart, at: number, channel: ChannelParts): readonly Draft[] => {
  switch (part.kind) {
    case 'image':
      return imageOn(channel.image, part.url) === 'native'
        ? [{ attachment: { type: 'image', payload: { url: part.url } } }]
        : [linkTo(part.url, part.alt)]
    case 'video':
      return [linkTo(part.url, part.title)]
    case 'carousel':
      return cardsOf(id, part, at, channel)
    case 'form':
    case 'buttons':
      return []
  }
}

const linkTo = (url: string, label: string): Draft => ({
  text: withLinks(NOTHING, [{ label: label === '' ? url : label, url }]),
})

type Card = Extract<UiPart, { kind: 'carousel' }>['cards'][number]

/**
 * A card needs a title and one thing more; what has only words is words.
 * https://developers.facebook.com/docs/messenger-platform/reference/templates/generic
 */
const cardsOf = (
  id: string,
  { cards }: { readonly cards: readonly Card[] },
  part: number,
  { carousel }: ChannelParts,
): readonly Draft[] => {
  const isCard = ({ title, text, imageUrl, button }: Card) =>
    [title, text].some((words) => words.trim() !== '') &&
    (imageUrl !== undefined || button !== undefined || (title.trim() !== '' && text.trim() !== ''))
  const elements = cards.flatMap((card, at) => (isCard(card) ? [elementOf(`${id}.${part}.${at}`, card, carousel)] : []))
  const rest = cards.filter((card) => !isCard(card) && `${card.title}${card.text}`.trim() !== '')
  return [
    ...(elements.length > 0
      ? [
          {
            attachment: {
              type: 'template',
              payload: { template_type: 'generic', elements: elements.slice(0, carousel.most) },
            },
          },
        ]
      : []),
    ...(rest.length > 0 ? [{ text: { text: cardList(rest), entities: [] } }] : []),
  ]
}

const elementOf = (
  payload: string,
  { title, text, imageUrl, button }: Card,
  most: ChannelParts['carousel'],
): object => ({
  title: cut(title.trim() === '' ? text : title, most.title ?? 80),
  ...(title.trim() === '' || text.trim() === '' ? {} : { subtitle: cut(text, most.text ?? 80) }),
  ...(imageUrl === undefined ? {} : { image_url: imageUrl }),
  ...(button === undefined ? {} : { buttons: [buttonOf(payload, button, most.button ?? 20)] }),
})

const buttonOf = (payload: string, { label, says }: { label: string; says: string }, most: number): object =>
  isPage({ says })
    ? { type: 'web_url', title: cut(label, most), url: says }
    : { type: 'postback', title: cut(label, most), payload }

/** The texts of a draft in pieces; what is pressed stands under the last. */
const messagesOf = ({ text, attachment, replies = [] }: Draft, channel: ChannelParts): readonly object[] => {
  const bodies: object[] = attachment
    ? [{ attachment }]
    : writePieces(text ?? NOTHING, channel.text, plainMarks).map((one) => ({ text: one }))
  return replies.length === 0
    ? bodies
    : bodies.map((body, at) => (at === bodies.length - 1 ? { ...body, quick_replies: replies } : body))
}
