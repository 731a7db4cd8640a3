import type { StoredMessage } from '#features/conversations'
import { formattedText } from '#functions/channels/plan/formatted-text'
import { splitText } from '#functions/channels/plan/split-text'
import type { UiPart } from '#shared/agents/schema'
import { CITATIONS, limits, PIECES, TEXT } from './limits.ts'
import { escaped, link, toMarkdown } from './markdown.ts'

/** A button answers by its place, which is looked up, or opens a page. */
export type Button =
  | { readonly label: string; readonly customId: string }
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
  const { id, parts = [] } = message
  const drafts: Draft[] = textsOf(message).map((content) => ({ content, embeds: [], buttons: [] }))
  parts.forEach((part, at) => {
    for (const more of partsOf(id, part, at)) {
      const last = drafts.at(-1)
      const both = last && joined(last, more)
      if (both) drafts[drafts.length - 1] = both
      else drafts.push(more)
    }
  })
  return drafts.slice(0, PIECES)
}

/** What a webhook shows in place of buttons, which it has not. */
export const listOf = (buttons: readonly Button[]): string =>
  buttons
    .map((button, at) => `${at + 1}\\. ${'url' in button ? link(button.label, button.url) : escaped(button.label)}`)
    .join('\n')

const joined = (one: Draft, other: Draft): Draft | undefined => {
  const content = [one.content, other.content].filter(Boolean).join('\n')
  const embeds = [...one.embeds, ...other.embeds]
  const buttons = [...one.buttons, ...other.buttons]
  const fits =
    content.length + listOf(buttons).length + 1 <= TEXT &&
    embeds.length <= limits.embeds &&
    buttons.length <= limits.rows * limits.inRow &&
    // buttons stand below the words that they answer
    (one.buttons.length === 0 || other.content === '')
  return fits ? { content, embeds, buttons } : undefined
}

const textsOf = ({ text, citations = [] }: StoredMessage): readonly string[] => {
  const linked = citations.filter(({ url }) => url !== undefined).slice(0, CITATIONS)
  const sources = linked.map(({ n, title, url = '' }) => `${escaped(`[${n}]`)} ${link(title, url)}`).join('\n')
  const pieces = fitting(text)
  const last = pieces.at(-1)
  if (sources === '') return pieces
  return last !== undefined && last.length + sources.length + 2 <= TEXT
    ? [...pieces.slice(0, -1), `${last}\n\n${sources}`]
    : [...pieces, sources.slice(0, limits.content)]
}

const fitting = (markdown: string): readonly string[] =>
  splitText(formattedText(markdown), {
    most: TEXT,
    pieces: PIECES,
    size: (piece) => toMarkdown(piece).length,
  }).map(toMarkdown)

const isPage = (says: string): boolean => /^https?:\/\/\S+$/.test(says) && says.length <= limits.url

const buttonOf = (id: string, part: number, at: number, { label, says }: { label: string; says: string }): Button => {
  const short = label.slice(0, limits.label)
  return isPage(says) ? { label: short, url: says } : { label: short, customId: `${id}.${part}.${at}` }
}

const draft = (more: Partial<Draft>): Draft => ({ content: '', embeds: [], buttons: [], ...more })

const partsOf = (id: string, part: UiPart, at: number): readonly Draft[] => {
  switch (part.kind) {
    case 'buttons':
      return [draft({ buttons: part.buttons.map((button, index) => buttonOf(id, at, index, button)) })]
    case 'image':
      return [
        draft({
          embeds: [{ ...(part.alt === '' ? {} : { description: escaped(part.alt) }), image: { url: part.url } }],
        }),
      ]
    case 'video':
      return [draft({ content: link(part.title === '' ? part.url : part.title, part.url) })]
    case 'carousel':
      return [cards(id, part, at)]
    case 'form':
      return []
  }
}

/** An embed each, as many as Discord takes, and their buttons together below. */
const cards = (id: string, { cards: all }: Extract<UiPart, { kind: 'carousel' }>, at: number): Draft => ({
  content: '',
  embeds: all.slice(0, limits.embeds).map(({ title, text, imageUrl, button }) => ({
    title: title.slice(0, limits.embedTitle) || '\u200b',
    ...(text === '' ? {} : { description: escaped(text).slice(0, limits.embedText) }),
    ...(button && isPage(button.says) ? { url: button.says } : {}),
    ...(imageUrl ? { image: { url: imageUrl } } : {}),
  })),
  buttons: all.flatMap(({ button }, index) =>
    button && !isPage(button.says) ? [buttonOf(id, at, index, button)] : [],
  ),
})
