import type { StoredMessage } from '#features/conversations'
import type { Destination } from '#functions/channels/provider/inbound'
import type { Outgoing, Piece } from '#functions/channels/provider/outbound'
import type { UiPart } from '#shared/agents/schema'
import { type FormattedText, formattedText } from './formatted-text.ts'
import { splitText } from './split-text.ts'

// Source: Bot API, sendMessage, sendPhoto
const TEXT = 4096
const CAPTION = 1024
const PIECES = 10
/** Further cards are a list: each would be a message of its own. */
const CARDS = 3
const CITATIONS = 3

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
  const drafts: Draft[] = texts(withCitations(message))
  parts.forEach((part, at) => {
    const more = draftsOf(id, part, at)
    const last = drafts.at(-1)
    const [first] = more
    // buttons belong under what was said before them
    if (part.kind === 'buttons' && last && last.buttons.length === 0 && first)
      drafts[drafts.length - 1] = { ...last, buttons: first.buttons }
    else drafts.push(...more)
  })
  return drafts.slice(0, PIECES).map((draft) => toPiece(draft, destination))
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
  splitText(text, TEXT, PIECES).map((piece) => ({
    method: 'sendMessage',
    body: {
      text: piece.text,
      ...(piece.entities.length > 0 ? { entities: piece.entities } : {}),
      // a preview of the first link would be larger than the answer
      link_preview_options: { is_disabled: true },
    },
    buttons: [],
  }))

const withCitations = ({ text, citations = [] }: StoredMessage): FormattedText => {
  const whole = formattedText(text)
  const linked = citations.filter(({ url }) => url !== undefined).slice(0, CITATIONS)
  return linked.reduce<FormattedText>((before, { n, title, url = '' }, at) => {
    const start = `${before.text}${at === 0 && before.text !== '' ? '\n\n' : '\n'}[${n}] `
    return {
      text: `${start}${title}`,
      entities: [...before.entities, { type: 'text_link', url, offset: start.length, length: title.length }],
    }
  }, whole)
}

/** At most 64 bytes: an id of 26 and two small numbers. */
const buttonOf = (id: string, part: number, at: number, { label, says }: { label: string; says: string }): Button =>
  /^https?:\/\/\S+$/.test(says) ? { text: label, url: says } : { text: label, callback_data: `${id}.${part}.${at}` }

const photo = (url: string, caption: string, buttons: readonly Button[] = []): Draft => ({
  method: 'sendPhoto',
  body: { photo: url, ...(caption === '' ? {} : { caption: caption.slice(0, CAPTION) }) },
  buttons,
  instead: link(url, caption.slice(0, CAPTION)),
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
  body: { text: text.slice(0, TEXT), ...(entities.length > 0 ? { entities } : {}) },
  buttons,
})

const draftsOf = (id: string, part: UiPart, at: number): readonly Draft[] => {
  switch (part.kind) {
    case 'buttons':
      // without a text before them they need one of their own
      return [
        plain(
          '👇',
          part.buttons.map((button, index) => buttonOf(id, at, index, button)),
        ),
      ]
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
  const keys = all.map(({ button }, index) => (button ? [buttonOf(id, at, index, button)] : []))
  const shown = all.slice(0, CARDS).map(({ title, text, imageUrl }, index) => {
    const words = text === '' ? title : `${title}\n${text}`
    const bold = [{ type: 'bold', offset: 0, length: title.length }] as const
    const draft = imageUrl ? photo(imageUrl, words, keys[index]) : plain(words, keys[index])
    const where = imageUrl ? 'caption_entities' : 'entities'
    return title === '' ? draft : { ...draft, body: { ...draft.body, [where]: bold } }
  })
  const rest = all.slice(CARDS)
  if (rest.length === 0) return shown
  const list = rest.map(({ title, text }) => `• ${text === '' ? title : `${title}: ${text}`}`).join('\n')
  return [...shown, plain(list, keys.slice(CARDS).flat())]
}
