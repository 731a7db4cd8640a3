import { tokenise } from '#functions/knowledge/index-format/words/tokenise'
import type { Chunk } from '#shared/knowledge/chunk'
import { lettersOf } from './letters-of.ts'
import { termHash } from './term-hash.ts'

/** BM25's saturation and length weight, and a word's weight by where it occurs; measured in test/bench/retrieval.ts. */
export const weights = { k1: 1.5, b: 0.6, body: 1, part: 0.25, heading: 2, title: 2 }

const USUAL_WORDS = 256

type Postings = { readonly chunks: number[]; readonly counts: number[] }

/** The size of an index. */
export interface IndexSize {
  readonly chunks: number
  /** Of all texts and headings. */
  readonly words: number
}

/**
 * The terms and, for each, the chunks that contain it with its contribution to their score. `beside` is the size of the
 * segments beside this one: a chunk's length is compared with the average of all.
 */
export function buildLexicon(chunks: readonly Chunk[], beside: IndexSize) {
  const postings = new Map<string, Postings>()
  const lengths = new Float32Array(chunks.length)
  const wordStarts = new Uint32Array(chunks.length + 1)
  let words = new Uint16Array(chunks.length * USUAL_WORDS)
  let end = 0
  for (const [index, chunk] of chunks.entries()) {
    const { counts, headings, text } = readChunk(chunk)
    lengths[index] = headings.length + text.length
    const needed = headings.length + 1 + text.length
    if (end + needed > words.length) {
      const larger = new Uint16Array(Math.ceil((end + needed) * 1.25))
      larger.set(words.subarray(0, end))
      words = larger
    }
    words.set(headings, end)
    words.set(text, end + headings.length + 1)
    end += needed
    wordStarts[index + 1] = end
    for (const [term, count] of counts) {
      const entry = postings.get(term) ?? { chunks: [], counts: [] }
      if (entry.chunks.length === 0) postings.set(term, entry)
      entry.chunks.push(index)
      entry.counts.push(count)
    }
  }
  return { ...packed(postings, lengths, beside), wordStarts, words: words.subarray(0, end) }
}

function readChunk(chunk: Chunk) {
  const counts = new Map<string, number>()
  const add = (term: string, weight: number) => counts.set(term, (counts.get(term) ?? 0) + weight)
  const count = (text: string, weight: number): number[] =>
    tokenise(text).flatMap(({ term, parts }) => {
      add(term, weight)
      const others = parts.filter((part) => part !== term)
      for (const part of others) add(part, weight * weights.part)
      return [term, ...others].map(termHash)
    })
  const text = count(chunk.text, weights.body)
  const headings = [...count(chunk.title, weights.title), ...count(chunk.headingPath.join('\n'), weights.heading)]
  return { counts, headings, text }
}

const encoder = new TextEncoder()

function packed(postings: ReadonlyMap<string, Postings>, lengths: Float32Array, beside: IndexSize) {
  const terms = [...postings].map(([term, entry]) => ({ term, bytes: encoder.encode(term), ...entry }))
  terms.sort((a, b) => Buffer.compare(a.bytes, b.bytes))
  const total = terms.reduce((sum, entry) => sum + entry.chunks.length, 0)
  const termStarts = new Uint32Array(terms.length + 1)
  const termLetters = new Uint32Array(terms.length)
  const termIdf = new Float32Array(terms.length)
  const termScale = new Float32Array(terms.length)
  const postingStarts = new Uint32Array(terms.length + 1)
  const postingChunks = new Uint32Array(total)
  const postingImpacts = new Uint8Array(total)
  const average =
    lengths.reduce((sum, length) => sum + length, beside.words) / Math.max(1, lengths.length + beside.chunks)
  let at = 0
  for (const [index, { term, bytes, chunks, counts }] of terms.entries()) {
    const idf = Math.log(1 + (lengths.length - chunks.length + 0.5) / (chunks.length + 0.5))
    const impacts = counts.map((count, position) => {
      const norm = 1 - weights.b + (weights.b * (lengths[chunks[position] ?? 0] ?? 0)) / average
      return (idf * count * (weights.k1 + 1)) / (count + weights.k1 * norm)
    })
    const scale = impacts.reduce((most, impact) => Math.max(most, impact), 0) / 255
    termStarts[index + 1] = (termStarts[index] ?? 0) + bytes.length
    termLetters[index] = lettersOf(term)
    termIdf[index] = idf
    termScale[index] = scale
    postingChunks.set(chunks, at)
    postingImpacts.set(
      impacts.map((impact) => Math.max(1, Math.round(impact / scale))),
      at,
    )
    at += chunks.length
    postingStarts[index + 1] = at
  }
  const termBytes = new Uint8Array(Buffer.concat(terms.map((entry) => entry.bytes)))
  return { termStarts, termBytes, termLetters, termIdf, termScale, postingStarts, postingChunks, postingImpacts }
}
