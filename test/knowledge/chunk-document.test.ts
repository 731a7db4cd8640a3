import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Block } from '#functions/documents/document'
import { chunkDocument } from '#functions/knowledge/imports/chunk-document'
import { splitText } from '#functions/knowledge/imports/split-text'
import { randomSeed } from '#test/support/sweeps/chosen-cells'

const chunk = (blocks: readonly Block[], maxChunkSize = 1000) =>
  chunkDocument({
    sourceId: 's1',
    url: 'https://x.example/',
    title: 'Given',
    document: { title: 'Manual', blocks },
    maxChunkSize,
  })
const long = (word: string, length: number) => `${word} `.repeat(Math.ceil(length / (word.length + 1))).trim()

describe('chunks', () => {
  test('carry source, title, address, headings, page and a hash', () => {
    const [first] = chunk([{ headingPath: ['Manual', 'Prices'], text: 'Five euro.', page: 3 }])
    expect(first).toEqual({
      id: 's1:0',
      sourceId: 's1',
      title: 'Manual',
      url: 'https://x.example/',
      headingPath: ['Prices'],
      text: 'Five euro.',
      page: 3,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test('without a title of their own take the given one', () => {
    const [first] = chunkDocument({
      sourceId: 's',
      title: 'Given',
      document: { title: '', blocks: [{ headingPath: [], text: 'Text' }] },
      maxChunkSize: 1000,
    })
    expect(first).toMatchObject({ title: 'Given' })
    expect(first).not.toHaveProperty('url')
  })

  test('end where a section ends, once they are large enough', () => {
    const chunks = chunk([
      { headingPath: ['A'], text: long('alpha', 600) },
      { headingPath: ['B'], text: long('beta', 300) },
    ])
    expect(chunks.map((one) => one.headingPath)).toEqual([['A'], ['B']])
  })

  test('combine small sections, each under its own heading', () => {
    const [only, ...others] = chunk([
      { headingPath: ['Settings', 'port'], text: 'Default 5432.' },
      { headingPath: ['Settings', 'host'], text: 'Default localhost.' },
    ])
    expect(others).toEqual([])
    expect(only?.headingPath).toEqual(['Settings'])
    expect(only?.text).toBe('port\nDefault 5432.\nhost\nDefault localhost.')
  })

  test('do not fill up with the beginning of a long section', () => {
    const chunks = chunk([
      { headingPath: ['Short'], text: long('alpha', 150) },
      { headingPath: ['Long'], text: long('beta', 500) },
      { headingPath: ['Long'], text: long('gamma', 450) },
    ])
    expect(chunks.map((one) => one.headingPath)).toEqual([['Short'], ['Long']])
  })

  test('have the same hash for the same content only', () => {
    const [a] = chunk([{ headingPath: ['A'], text: 'Text' }])
    const [b] = chunk([{ headingPath: ['A'], text: 'Text' }])
    const [c] = chunk([{ headingPath: ['B'], text: 'Text' }])
    expect(a?.hash).toBe(b?.hash)
    expect(a?.hash).not.toBe(c?.hash)
  })

  test('are never larger than allowed and neither split nor lose a word', () => {
    const word = fc.stringMatching(/^[a-zA-Zäöüé_.]{1,40}$/)
    const block = fc.record({
      headingPath: fc.array(fc.constantFrom('One', 'Two', 'Three'), { maxLength: 3 }),
      text: fc.array(word, { minLength: 1, maxLength: 300 }).map((words) => words.join(' ')),
    })
    fc.assert(
      fc.property(fc.array(block, { maxLength: 12 }), fc.integer({ min: 1000, max: 3000 }), (blocks, size) => {
        const chunks = chunk(blocks, size)
        expect(chunks.every((one) => one.text.length <= size)).toBe(true)
        const headings = new Set(['One', 'Two', 'Three', '>'])
        const words = (text: string) => text.split(/\s+/).filter((one) => one !== '' && !headings.has(one))
        expect(chunks.flatMap((one) => words(one.text))).toEqual(blocks.flatMap((one) => words(one.text)))
      }),
      { numRuns: 150, seed: randomSeed },
    )
  })
})

describe('a long text', () => {
  test('is split at the end of a sentence if there is one in the second half', () => {
    expect(splitText(`${long('one', 60)}. ${long('two', 60)}`, 100)).toEqual([`${long('one', 60)}.`, long('two', 60)])
  })

  test('is preferably split at the end of a line', () => {
    expect(splitText(`${long('one', 60)}\n${long('two', 60)}`, 100)).toEqual([long('one', 60), long('two', 60)])
  })

  test('without spaces is split between words of its language', () => {
    const parts = splitText('東京都は日本の首都です'.repeat(20), 50)
    expect(parts.every((part) => part.length <= 50)).toBe(true)
    expect(parts.join('')).toBe('東京都は日本の首都です'.repeat(20))
  })

  test('that is one endless word is split without breaking a character', () => {
    const parts = splitText('👩‍👩‍👧'.repeat(100), 100)
    expect(parts.join('')).toBe('👩‍👩‍👧'.repeat(100))
    expect(parts.every((part) => part.length <= 100 && !/^[\udc00-\udfff]|[\ud800-\udbff]$/.test(part))).toBe(true)
  })
})
