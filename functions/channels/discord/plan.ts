import type { StoredMessage } from '#features/conversations'
import { formattedText } from '#functions/channels/plan/formatted-text'
import { discordMarks } from '#functions/channels/plan/marks'
import { writePieces } from '#functions/channels/plan/write-text'
import type { UiPart } from '#shared/agents/schema'
import { isPage } from '#shared/channels/parts/buttons-on'
import { cut } from '#shared/channels/parts/length-in'
import { numberedIn } from '#shared/channels/parts/numbered-in'
import { MAX_PIECES, onAnswer, partsOf } from '#shared/channels/parts/parts'
import { firstCharacters } from '#shared/models/first-characters'

const CHANNEL = partsOf('discord')
const { carousel: CARDS } = CHANNEL
const { most: MOST_BUTTONS, label: LABEL } = onAnswer
/** With room for the name of who is answered, and for signs that are escaped. */
const TEXT = { ...CHANNEL.text, most: CHANNEL.text.most - 100 }

const { escape: escaped } = discordMarks
const link = (label: string, url: string): string => discordMarks.link(escaped(label), url, label)

/** A button answers by its place, which is looked up, or opens a page. `number`: by what a list in its place is answered. */
export type Button =
  | { readonly label: string; readonly customId: string; readonly number: number }
  | { readonly label: string; readonly url: string }

interface Embed {
  readonly title?: string
  readonly description?: string
  readonly url?: string
  readonly image?: { readonly url: string }
}

/** One message at Discord, whichever way it goes. */
export interface Draft {
  readonly content: string
  readonly embeds: readonly Embed[]
  readonly buttons: readonly Button[]
}

/**
 * The messages of an answer: its text in pieces, then its parts. Pictures and cards are embeds below the words before them. The
 * same in number for both ways: buttons, or the list in their place, have room in the message that they are in. At most ten; forms
 * are asked field by field by the agent.
 */
export const draftsOf = (message: StoredMessage): readonly Draft[] => {
  const { parts = [] } = message
  const drafts: Draft[] = textsOf(message).map((content) => ({ content, embeds: [], buttons: [] }))
  const buttonsOf = buttonsIn(message)
  parts.forEach((part, at) => {
    for (const more of draftsOfPart(part, buttonsOf(at))) {
      const last = drafts.at(-1)
      const both = last && joined(last, more)
      if (both) drafts[drafts.length - 1] = both
      else drafts.push(more)
    }
  })
  return drafts.slice(0, MAX_PIECES)
}

/** What a webhook shows in place of buttons, which it has not: a number to answer with, and links. */
export const listOf = (buttons: readonly Button[]): string =>
  buttons
    .map((button) =>
      'url' in button ? link(button.label, button.url) : `${button.number}\\. ${escaped(button.label)}`,
    )
    .join('\n')

const joined = (one: Draft, other: Draft): Draft | undefined => {
  const content = [one.content, other.content].filter(Boolean).join('\n')
  const embeds = [...one.embeds, ...other.embeds]
  const buttons = [...one.buttons, ...other.buttons]
  const fits =
    content.length + listOf(buttons).length + 1 <= TEXT.most &&
    embeds.length <= CARDS.most &&
    buttons.length <= MOST_BUTTONS &&
    // buttons stand below the words that they answer
    (one.buttons.length === 0 || other.content === '')
  return fits ? { content, embeds, buttons } : undefined
}

const textsOf = ({ text, citations = [] }: StoredMessage): readonly string[] => {
  const linked = citations.filter(({ url }) => url !== undefined).slice(0, CHANNEL.citations)
  const sources = linked.map(({ n, title, url = '' }) => `${escaped(`[${n}]`)} ${link(title, url)}`).join('\n')
  const pieces = writePieces(formattedText(text), TEXT, discordMarks)
  const last = pieces.at(-1)
  if (sources === '') return pieces
  return last !== undefined && last.length + sources.length + 2 <= TEXT.most
    ? [...pieces.slice(0, -1), `${last}\n\n${sources}`]
    : [...pieces, firstCharacters(sources, CHANNEL.text.most)]
}

/** What becomes of a part's button, by its place among them. */
type ButtonAt = (at: number, button: { readonly label: string; readonly says: string }) => Button

/** Numbers are those of the whole message, by which a visitor's bare "2" is read. */
const buttonsIn = ({ id, parts = [] }: StoredMessage): ((part: number) => ButtonAt) => {
  const numbered = numberedIn(CHANNEL, parts)
  return (part) =>
    (at, { label: whole, says }) => {
      const label = cut(whole, LABEL)
      if (isPage({ says })) return { label, url: says }
      const number = numbered.find((one) => one.part === part && one.at === at)?.number ?? 0
      return { label, customId: `${id}.${part}.${at}`, number }
    }
}

const draft = (more: Partial<Draft>): Draft => ({ content: '', embeds: [], buttons: [], ...more })

const draftsOfPart = (part: UiPart, buttonAt: ButtonAt): readonly Draft[] => {
  switch (part.kind) {
    case 'buttons':
      return [draft({ buttons: part.buttons.map((button, index) => buttonAt(index, button)) })]
    case 'image':
      return [
        draft({
          embeds: [{ ...(part.alt === '' ? {} : { description: escaped(part.alt) }), image: { url: part.url } }],
        }),
      ]
    case 'video':
      return [draft({ content: link(part.title === '' ? part.url : part.title, part.url) })]
    case 'carousel':
      return [cards(part, buttonAt)]
    case 'form':
      return []
  }
}

/** An embed each, as many as Discord takes, and their buttons together below. */
const cards = ({ cards: all }: Extract<UiPart, { kind: 'carousel' }>, buttonAt: ButtonAt): Draft => ({
  content: '',
  embeds: all.slice(0, CARDS.most).map(({ title, text, imageUrl, button }) => ({
    title: firstCharacters(title, CARDS.title ?? title.length) || '\u200b',
    ...(text === '' ? {} : { description: firstCharacters(escaped(text), CARDS.text ?? text.length) }),
    ...(button && isPage(button) ? { url: button.says } : {}),
    ...(imageUrl ? { image: { url: imageUrl } } : {}),
  })),
  buttons: all.flatMap(({ button }, index) => (button && !isPage(button) ? [buttonAt(index, button)] : [])),
})
