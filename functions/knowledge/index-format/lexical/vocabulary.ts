import type { Layout } from '#functions/knowledge/index-format/layout'
import { editDistance } from '#functions/knowledge/index-format/words/edit-distance'
import { lettersOf } from './letters-of.ts'

export type Vocabulary = {
  readonly size: number
  /** Position of a term, or -1. */
  indexOf(term: string): number
  termAt(index: number): string
  /** Positions of the terms that begin with a text. */
  startingWith(text: string): readonly number[]
  /** Terms within a typing error of `term`, nearest first; the length of the unstemmed `word` limits the distance. */
  similarTo(term: string, word: string): readonly { readonly index: number; readonly distance: number }[]
}

/** Look-up in the sorted terms of an index, without unpacking them. */
export function vocabulary(layout: Layout): Vocabulary {
  const starts = layout.integers('termStarts')
  const bytes = layout.bytes('termBytes')
  const letters = layout.integers('termLetters')
  const size = letters.length

  const compare = (wanted: Uint8Array, index: number): number => {
    const start = starts[index] ?? 0
    const length = (starts[index + 1] ?? 0) - start
    const shared = Math.min(length, wanted.length)
    for (let at = 0; at < shared; at++) {
      const difference = (wanted[at] ?? 0) - (bytes[start + at] ?? 0)
      if (difference !== 0) return difference
    }
    return wanted.length - length
  }

  /** Position of the first term that does not sort before `wanted`. */
  const placeOf = (wanted: Uint8Array): number => {
    let low = 0
    let high = size
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(wanted, middle) > 0) low = middle + 1
      else high = middle
    }
    return low
  }

  const indexOf = (term: string): number => {
    const wanted = encoder.encode(term)
    const place = placeOf(wanted)
    return place < size && compare(wanted, place) === 0 ? place : -1
  }

  const startingWith = (text: string): number[] => {
    const wanted = encoder.encode(text)
    const found: number[] = []
    for (let index = placeOf(wanted); index < size; index++) {
      const start = starts[index] ?? 0
      if (!wanted.every((byte, at) => bytes[start + at] === byte) || (starts[index + 1] ?? 0) - start < wanted.length)
        break
      found.push(index)
    }
    return found
  }

  const termAt = (index: number) => decoder.decode(bytes.subarray(starts[index], starts[index + 1]))

  const similarTo = (term: string, word: string) => {
    const max = Math.min(toleranceFor(word), term.length < 8 ? 1 : 2)
    if (max === 0) return []
    const own = lettersOf(term)
    const length = encoder.encode(term).length
    const found: { index: number; distance: number }[] = []
    for (let index = 0; index < size; index++) {
      const other = letters[index] ?? 0
      if (bitsIn(own & ~other) > max || bitsIn(other & ~own) > max) continue
      if (Math.abs((starts[index + 1] ?? 0) - (starts[index] ?? 0) - length) > max * 2) continue
      const candidate = termAt(index)
      if (/\d/.test(candidate)) continue
      const distance = editDistance(term, candidate, max)
      // the first letter is rarely mistyped
      if (distance <= max && (candidate[0] === term[0] || distance < max || max === 1)) found.push({ index, distance })
    }
    return found.sort((a, b) => a.distance - b.distance).slice(0, 8)
  }

  return { size, indexOf, termAt, startingWith, similarTo }
}

/** Short words have too many neighbours, and another digit is another number. */
function toleranceFor(word: string): number {
  if (/\d/.test(word) || word.length < 5) return 0
  return word.length < 8 ? 1 : 2
}

function bitsIn(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()
