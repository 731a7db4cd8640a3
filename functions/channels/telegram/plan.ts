import { cardList } from '#functions/channels/plan/card-list'
import type { FormattedText } from '#functions/channels/plan/formatted-text'
import { splitText } from '#functions/channels/plan/split-text'
import { withCitations } from '#functions/channels/plan/with-citations'
import type { Destination } from '#functions/channels/provider/inbound'
import type { Outgoing, Piece } from '#functions/channels/provider/outbound'
import type { UiPart } from '#shared/agents/schema'
import { buttonsOn, type GivenButton } from '#shared/channels/parts/buttons-on'
import { cut } from '#shared/channels/parts/length-in'
import { parts as carried, MAX_PIECES } from '#shared/channels/parts/parts'

const { text: TEXT, image, carousel, citations: CITATIONS, buttons: BUTTONS } = carried.telegram

/** A button under a message: it answers by its place, which is looked up, or opens a page. */
type Button = { readonly text: string } & ({ readonly callback_data: string } | { readonly url: string })

type Body = Readonly<Record<string, unknown>>

interface Draft {
  readonly method: 'sendMessage' | 'sendPhoto'
  readonly body: Body
  readonly buttons: readonly Button[]
  /** Where Telegram cannot fetch its picture. */
  readonly instead?: Draft
}

/** The requests of a message: its text in pieces, then its parts in order. At most ten; forms are asked field by field by the agent. */
export const planTelegram: Outgoing['plan'] = (message, destination) => {
  const { id, parts = [] } = message
  const drafts: Draft[] = texts(withCitations(message, CITATIONS))
  parts.forEach((part, at) => {
    const more = draftsOf(id, part, at)
    const last = drafts.at(-1)
    const [first] = more
    // buttons belong under what was said before them
    if (part.kind === 'buttons' && last && last.buttons.length === 0 && first)
      drafts[drafts.length - 1] = { ...last, buttons: first.buttons }
    else drafts.push(...more)
  })
  return drafts.slice(0, MAX_PIECES).map((draft) => toPiece(draft, destination))
}

const toPiece = ({ method, body, buttons, instead }: Draft, destination: Destination): Piece => ({
  ...toRequest({ method, body, buttons }, destination),
  ...(instead ? { instead: toRequest({ ...instead, buttons }, destination) } : {}),
})

const toRequest = ({ method, body, buttons }: Draft, { to, thread }: Destination): Piece => ({
  method,
  body: {
    chat_id: Number(to),
    ...(thread === undefined ? {} : { message_thread_id: Number(thread) }),
    ...body,
    ...(buttons.length > 0 ? { reply_markup: { inline_keyboard: buttons.map((button) => [button]) } } : {}),
  },
})

const texts = (text: FormattedText): Draft[] =>
  splitText(text, { most: TEXT.most, pieces: MAX_PIECES }).map((piece) => ({
    method: 'sendMessage',
    body: {
      text: piece.text,
      ...(piece.entities.length > 0 ? { entities: piece.entities } : {}),
      // a preview of the first link would be larger than the answer
      link_preview_options: { is_disabled: true },
    },
    buttons: [],
  }))

/** At most 64 bytes: an id of 26 and two small numbers. */
const keyboard = (id: string, part: number, given: readonly GivenButton[]): readonly Button[] =>
  buttonsOn(BUTTONS, given).buttons.map(({ at, label, url }) =>
    url === undefined ? { text: label, callback_data: `${id}.${part}.${at}` } : { text: label, url },
  )

const photo = (url: string, caption: string, buttons: readonly Button[] = []): Draft => ({
  method: 'sendPhoto',
  body: { photo: url, ...(caption === '' ? {} : { caption: cut(caption, image.caption) }) },
  buttons,
  instead: link(url, cut(caption, image.caption)),
})

/** Its first line leads to the picture, else the address itself. */
const link = (url: string, words: string): Draft => {
  const [title = ''] = words.split('\n')
  return title === ''
    ? plain(words === '' ? url : `${url}${words}`)
    : plain(words, [], [{ type: 'text_link', url, offset: 0, length: title.length }])
}

/** A text of the product's own, which is no Markdown. */
const plain = (text: string, buttons: readonly Button[] = [], entities: FormattedText['entities'] = []): Draft => ({
  method: 'sendMessage',
  body: { text: cut(text, TEXT.most), ...(entities.length > 0 ? { entities } : {}) },
  buttons,
})

const draftsOf = (id: string, part: UiPart, at: number): readonly Draft[] => {
  switch (part.kind) {
    case 'buttons':
      // without a text before them they need one of their own
      return [plain('👇', keyboard(id, at, part.buttons))]
    case 'image':
      return [photo(part.url, part.alt)]
    case 'video': {
      const title = part.title === '' ? part.url : part.title
      return [plain(title, [], [{ type: 'text_link', url: part.url, offset: 0, length: title.length }])]
    }
    case 'carousel':
      return cards(id, part, at)
    case 'form':
      return []
  }
}

const cards = (id: string, { cards: all }: Extract<UiPart, { kind: 'carousel' }>, at: number): readonly Draft[] => {
  const keys = all.map(({ button }, index) => (button ? keyboard(id, at, [{ ...button, at: index }]) : []))
  const shown = all.slice(0, carousel.most).map(({ title, text, imageUrl }, index) => {
    const words = text === '' ? title : `${title}\n${text}`
    const bold = [{ type: 'bold', offset: 0, length: title.length }] as const
    const draft = imageUrl ? photo(imageUrl, words, keys[index]) : plain(words, keys[index])
    const where = imageUrl ? 'caption_entities' : 'entities'
    return title === '' ? draft : { ...draft, body: { ...draft.body, [where]: bold } }
  })
  const rest = all.slice(carousel.most)
  if (rest.length === 0) return shown
  return [...shown, plain(cardList(rest), keys.slice(carousel.most).flat())]
}
