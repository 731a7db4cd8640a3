import { blockPatterns, isBlockStart, isLazyContinuation } from './block-patterns.ts'
import { lexInline } from './lex-inline.ts'
import { readList } from './read-list.ts'
import { readTable } from './read-table.ts'
import type { Block } from './tokens.ts'

/** Deeper nesting than this stays plain text. */
const MAX_DEPTH = 8

/** A block, and the index of the first line behind it. */
export interface BlockAt {
  readonly block: Block
  readonly end: number
}

const readFence = (lines: readonly string[], at: number): BlockAt | undefined => {
  const [, indent = '', fence] = blockPatterns.fence.exec(lines[at] ?? '') ?? []
  if (!fence) return undefined
  const closing = new RegExp(`^ {0,3}${fence[0]}{${fence.length},} *$`)
  let end = at + 1
  while (end < lines.length && !closing.test(lines[end] ?? '')) end++
  const inside = lines.slice(at + 1, end).map((line) => line.replace(new RegExp(`^ {0,${indent.length}}`), ''))
  // a fence without an end belongs to an answer that is still being written
  return { block: { type: 'code', text: inside.join('\n') }, end: end + 1 }
}

const readQuote = (lines: readonly string[], at: number, depth: number): BlockAt | undefined => {
  if (!blockPatterns.quote.test(lines[at] ?? '')) return undefined
  const inside: string[] = []
  let end = at
  for (; end < lines.length; end++) {
    const line = lines[end] ?? ''
    const isMarked = blockPatterns.quote.test(line)
    if (!isMarked && !isLazyContinuation(inside, lines, end)) break
    inside.push(line.replace(blockPatterns.quote, ''))
  }
  return { block: { type: 'quote', blocks: lexBlocks(inside, depth + 1) }, end }
}

const readParagraph = (lines: readonly string[], at: number): BlockAt => {
  let end = at + 1
  while (end < lines.length && (lines[end] ?? '').trim() !== '' && !isBlockStart(lines, end)) end++
  const text = lines.slice(at, end).map((line) => line.trimStart())
  return { block: { type: 'paragraph', inner: lexInline(text.join('\n').trimEnd()) }, end }
}

const readOne = (lines: readonly string[], at: number, depth: number): BlockAt => {
  const line = lines[at] ?? ''
  const heading = blockPatterns.heading.exec(line)
  if (heading) {
    const text = (heading[1] ?? '').trim().replace(/(?:^|\s)#+$/, '')
    return { block: { type: 'heading', inner: lexInline(text.trimEnd()) }, end: at + 1 }
  }
  if (blockPatterns.rule.test(line)) return { block: { type: 'rule' }, end: at + 1 }
  const nested = depth < MAX_DEPTH ? (readQuote(lines, at, depth) ?? readList(lines, at, depth)) : undefined
  return readFence(lines, at) ?? nested ?? readTable(lines, at) ?? readParagraph(lines, at)
}

/**
 * The block part of Markdown as it is written in chats: CommonMark with GFM's tables and tasks, without its
 * indented code, underlined headings and reference definitions, which are accidents in a chat. Never throws.
 */
export const lexBlocks = (lines: readonly string[], depth = 0): readonly Block[] => {
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; ) {
    if ((lines[at] ?? '').trim() === '') {
      at++
      continue
    }
    const { block, end } = readOne(lines, at, depth)
    blocks.push(block)
    at = end
  }
  return blocks
}
