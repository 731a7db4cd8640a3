import type { UiPart } from '#shared/agents/schema'
import { videoSource } from '#shared/conversations/video-source'
import { firstCharacters } from '#shared/models/first-characters'

export interface GreetingMessage {
  readonly text: string
  readonly parts: readonly UiPart[]
}

/** How starter agents of before began theirs, when no message was made of it. */
const OLD_OPENING = 'Greet the visitor with this message, in their language:'
/** As many parts as a message has, as many cards as a carousel, and a title as long as a card's. */
const MAX_PARTS = 5
const MAX_CARDS = 10
const MAX_TITLE = 80

/**
 * A greeting that is written in Markdown as the message that visitors see; `undefined` for an empty one. Pictures in successive
 * lines are a carousel, one alone is a picture, and a line that is nothing but a video's address or a link to one is a video.
 * They are shown under the text.
 */
export const readGreeting = (markdown: string): GreetingMessage | undefined => {
  const text: string[] = []
  const runs: Card[][] = []
  const videos: UiPart[] = []
  let isRun = false
  for (const line of markdown.replace(OLD_OPENING, '').split(/\r\n|\n/)) {
    const card = cardOf(line.trim())
    const video = card ? undefined : videoOf(line.trim())
    if (card && isRun) runs.at(-1)?.push(card)
    else if (card) runs.push([card])
    else if (video) videos.push(video)
    // one blank line stays where media were
    else if (line.trim() !== '' || text.at(-1)?.trim()) text.push(line)
    isRun = card !== undefined
  }
  const parts = [...runs.flatMap(partsOf), ...videos].slice(0, MAX_PARTS)
  const words = text.join('\n').trim()
  return words === '' && parts.length === 0 ? undefined : { text: words, parts }
}

interface Card {
  readonly title: string
  readonly url: string
}

const cardOf = (line: string): Card | undefined => {
  const [, title, url] = /^!\[([^\]]*)\]\((https?:\/\/[^\s()]+)\)$/.exec(line) ?? []
  return title === undefined || !url ? undefined : { title: firstCharacters(title, MAX_TITLE), url }
}

const videoOf = (line: string): UiPart | undefined => {
  const [, title = '', linked] = /^\[([^\]]*)\]\((https:\/\/[^\s()]+)\)$/.exec(line) ?? []
  const url = linked ?? line
  return !/\s/.test(url) && videoSource(url)
    ? { kind: 'video', title: firstCharacters(title, MAX_TITLE), url }
    : undefined
}

const partsOf = (run: readonly Card[]): UiPart[] => {
  const [first, second] = run
  if (first && !second) return [{ kind: 'image', url: first.url, alt: first.title }]
  const cards = run.slice(0, MAX_CARDS).map(({ title, url }) => ({ title, text: '', imageUrl: url }))
  return [{ kind: 'carousel', cards }]
}
