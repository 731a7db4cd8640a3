import { autolink } from './autolink.ts'
import { decodeEntities } from './decode-entities.ts'
import { delimiterRun, emphasis, type Piece } from './emphasis.ts'
import { linkAfter } from './link-after.ts'
import type { Inline } from './tokens.ts'

/** A `[` or `![` that waits for its `]`; `at` is its place among the pieces. */
interface Bracket {
  readonly at: number
  readonly isImage: boolean
}

const escapable = /[!-/:-@[-`{-~]/
const reference = /&(?:#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/iy
const lineBreak = /<br\s*\/?>/iy
const word = /[\p{L}\p{N}]+|[^\\`*_~[\]!<&\n\p{L}\p{N}]+/uy

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** The character before a place, as a whole code point. */
const before = (text: string, at: number): string => [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? ''
const after = (text: string, at: number): string => [...text.slice(at, at + 2)][0] ?? ''

/** A link's text contains no other link (models often write an address as the text of its own link). */
const withoutLinks = (pieces: readonly Inline[]): Inline[] =>
  pieces.flatMap((piece) => (typeof piece === 'object' && piece.type === 'link' ? piece.inner : [piece]))

/**
 * The inline part of Markdown (CommonMark with GFM's addresses and ~~deletions~~), in one pass. As in every chat a
 * newline is a line break. Raw HTML is text, and so is unfinished markup, as in an answer that is still being written.
 */
export const lexInline = (text: string): readonly Inline[] => {
  const pieces: Piece[] = []
  let brackets: Bracket[] = []
  /** Lengths of backtick runs that have no match. */
  const unmatchedFences = new Set<number>()
  let words = ''
  let at = 0

  const flush = () => {
    if (words !== '') pieces.push(words)
    words = ''
  }
  const put = (piece: Piece, end: number) => {
    flush()
    pieces.push(piece)
    at = end
  }
  const say = (some: string, length = some.length) => {
    words += some
    at += length
  }

  const code = () => {
    const fence = matchAt(/`+/y, text, at) ?? ''
    const start = at + fence.length
    if (!unmatchedFences.has(fence.length))
      for (const run of text.slice(start).matchAll(/`+/g)) {
        if (run[0].length !== fence.length) continue
        const inside = text.slice(start, start + run.index).replaceAll('\n', ' ')
        const isPadded = inside.startsWith(' ') && inside.endsWith(' ') && /[^ ]/.test(inside)
        return put({ type: 'code', text: isPadded ? inside.slice(1, -1) : inside }, start + run.index + fence.length)
      }
    unmatchedFences.add(fence.length)
    say(fence)
  }
  const close = () => {
    const opener = brackets.pop()
    const link = opener && linkAfter(text, at + 1)
    if (!opener || !link) return say(']')
    flush()
    const inner = emphasis(pieces.splice(opener.at).slice(1))
    if (!opener.isImage) brackets = brackets.filter(({ isImage }) => isImage)
    put({ type: opener.isImage ? 'image' : 'link', href: link.href, inner: withoutLinks(inner) }, link.end)
  }
  const open = (isImage: boolean) => {
    flush()
    brackets.push({ at: pieces.length, isImage })
    put(isImage ? '![' : '[', at + (isImage ? 2 : 1))
  }
  const address = (): boolean => {
    const link = /\w/.test(before(text, at)) ? undefined : autolink(text, at)
    if (link) put({ type: 'link', href: link.href, inner: [link.words] }, link.end)
    return link !== undefined
  }
  const endLine = (length: number) => {
    words = words.trimEnd()
    put({ type: 'break' }, at + length)
    at += matchAt(/ +/y, text, at)?.length ?? 0
  }

  while (at < text.length) {
    const c = text[at] ?? ''
    if (c === '\\') {
      const next = text[at + 1] ?? ''
      if (next === '\n') endLine(2)
      else if (escapable.test(next)) say(next, 2)
      else say(c)
    } else if (c === '`') code()
    else if (c === '*' || c === '_' || c === '~') {
      const { length } = /^(.)\1*/.exec(text.slice(at))?.[0] ?? c
      put(delimiterRun(c, length, before(text, at), after(text, at + length)), at + length)
    } else if (c === '[') open(false)
    else if (c === '!' && text[at + 1] === '[') open(true)
    else if (c === ']') close()
    else if (c === '\n') endLine(1)
    else if (c === '<') {
      const newLine = matchAt(lineBreak, text, at)
      if (newLine) endLine(newLine.length)
      else if (!address()) say(c)
    } else if (c === '&') {
      const name = matchAt(reference, text, at) ?? c
      say(decodeEntities(name), name.length)
    } else if (!/[\w.+-]/.test(c) || !address()) say(matchAt(word, text, at) ?? c)
  }
  flush()
  return emphasis(pieces)
}
