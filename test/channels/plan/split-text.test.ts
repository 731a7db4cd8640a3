import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FormattedText, formattedText } from '#functions/channels/plan/formatted-text'
import { discordMarks, plainMarks, whatsappMarks } from '#functions/channels/plan/marks'
import { splitText } from '#functions/channels/plan/split-text'
import { type Marks, writePieces, writeText } from '#functions/channels/plan/write-text'
import type { ChannelKind } from '#shared/channels/kinds'
import { lengthIn } from '#shared/channels/parts/length-in'
import { MAX_PIECES, parts } from '#shared/channels/parts/parts'

describe('a long text', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ')
  const plain = (text: string): FormattedText => ({ text, entities: [] })

  test('that fits is one piece', () => {
    expect(splitText(plain('x'.repeat(4096)), { most: 4096, pieces: 10 })).toHaveLength(1)
    expect(splitText(plain(''), { most: 4096, pieces: 10 })).toEqual([])
  })

  test.each([
    ['a paragraph', `${words(8)}.\n\n${words(8)}`, `${words(8)}.`],
    ['a line', `${words(8)}\n${words(8)}`, words(8)],
    ['a sentence', `${words(8)}. ${words(8)}`, `${words(8)}.`],
    ['a word', words(12), words(11)],
  ])('is cut after %s', (_, text, first) => {
    expect(splitText(plain(text), { most: 72, pieces: 10 })[0]?.text).toBe(first)
  })

  test('is not cut within a link or a fence that fits into a piece', () => {
    const text = `${'a '.repeat(20)}${'LINK '.repeat(10).trim()} end`
    const link = { type: 'text_link' as const, url: 'https://a.example', offset: 40, length: 49 }
    const pieces = splitText({ text, entities: [link] }, { most: 60, pieces: 10 })
    expect(pieces.map((piece) => piece.entities)).toEqual([[], [{ ...link, offset: 0 }]])
    expect(pieces[1]?.text.slice(0, 49)).toBe('LINK '.repeat(10).trim())
  })

  test('a fence that is longer than a piece is a fence in each', () => {
    const text = 'let a = 1\n'.repeat(30).trim()
    const pieces = splitText(
      { text, entities: [{ type: 'pre', offset: 0, length: text.length }] },
      { most: 100, pieces: 10 },
    )
    expect(pieces.length).toBeGreaterThan(2)
    for (const { text: piece, entities } of pieces)
      expect(entities).toEqual([{ type: 'pre', offset: 0, length: piece.length }])
  })

  test('is never cut within a character, nor longer than ten pieces', () => {
    const pieces = splitText(plain('👩'.repeat(800)), { most: 101, pieces: 10 })
    expect(pieces).toHaveLength(10)
    for (const { text } of pieces) expect(text.isWellFormed()).toBe(true)
    expect(pieces.at(-1)?.text.endsWith('…')).toBe(true)
  })

  test('loses no word before the end of the tenth piece', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,30}[.!]?$/), { minLength: 1, maxLength: 60 }), (parts) => {
        const pieces = splitText(plain(parts.join(' ')), { most: 200, pieces: 10 })
        expect(pieces.map(({ text }) => text).join(' ')).toBe(parts.join(' '))
        for (const { text } of pieces) expect(text.length).toBeLessThanOrEqual(200)
      }),
      { numRuns: 200, seed: 1 },
    )
  })
})

describe('a long answer on each channel', () => {
  const marksOf: Readonly<Record<Exclude<ChannelKind, 'telegram'>, Marks>> = {
    whatsapp: whatsappMarks,
    messenger: plainMarks,
    instagram: plainMarks,
    discord: discordMarks,
  }
  const word = fc.oneof(
    { weight: 6, arbitrary: fc.stringMatching(/^[a-zäéß]{1,14}$/) },
    fc.constantFrom('Ende.', '今日は。', '👩‍👩‍👧', '5 * 3', 'a_b_c', '1 < 2', '# 4', '`code`', '$&'),
  )
  const words = fc.array(word, { minLength: 1, maxLength: 60 }).map((all) => all.join(' '))
  const block = fc.oneof(
    { weight: 5, arbitrary: words },
    words.map((text) => `**${text.replaceAll('*', '')}**`),
    words.map((text) => `> ${text}`),
    words.map((text) => `- ${text}\n- and`),
    words.map((text) => `\`\`\`\n${text.replaceAll('`', '')}\n\`\`\``),
    words.map((text) => `[${text.replace(/[[\]`*_<]/g, '')}](https://a.example/${'x'.repeat(40)})`),
  )
  const answer = fc.array(block, { minLength: 1, maxLength: 30 }).map((blocks) => blocks.join('\n\n'))
  const bare = (text: string) => text.replace(/\s+/g, '')

  test.each(Object.entries(marksOf) as [keyof typeof marksOf, Marks][])(
    '%s: no piece is over the limit in its own unit, and at most ten are sent',
    (kind, marks) => {
      const { text: limit } = parts[kind]
      fc.assert(
        fc.property(answer, fc.constantFrom(limit.most, 300), (markdown, most) => {
          const pieces = writePieces(formattedText(markdown), { ...limit, most }, marks)
          expect(pieces.length).toBeLessThanOrEqual(MAX_PIECES)
          for (const piece of pieces) {
            expect(lengthIn(limit.unit, piece)).toBeLessThanOrEqual(most)
            expect(piece.isWellFormed()).toBe(true)
          }
        }),
        { numRuns: 60, seed: 1 },
      )
    },
  )

  test.each(Object.entries(marksOf) as [keyof typeof marksOf, Marks][])(
    '%s: no word is lost before the end of the tenth piece, and links and fences that have room stay whole',
    (kind, marks) => {
      const { text: limit } = parts[kind]
      fc.assert(
        fc.property(answer, fc.constantFrom(limit.most, 300), (markdown, most) => {
          const whole = formattedText(markdown)
          const size = (piece: FormattedText) => lengthIn(limit.unit, writeText(piece, marks))
          const pieces = splitText(whole, { most, pieces: MAX_PIECES, size })
          const said = bare(pieces.map(({ text }) => text).join(''))
          if (pieces.at(-1)?.text.endsWith('…')) expect(bare(whole.text).startsWith(said.slice(0, -1))).toBe(true)
          else expect(said).toBe(bare(whole.text))
          const ends = new Set(
            pieces.flatMap(({ entities }) => entities.map(({ type, length }) => `${type} ${length}`)),
          )
          const isCut = pieces.at(-1)?.text.endsWith('…')
          for (const { type, offset, length } of whole.entities) {
            const alone = { text: whole.text.slice(offset, offset + length), entities: [] }
            if ((type === 'pre' || type === 'text_link') && size(alone) < most / 2 && !isCut)
              expect(ends).toContain(`${type} ${length}`)
          }
        }),
        { numRuns: 60, seed: 2 },
      )
    },
  )

  test('Telegram: nothing is longer than its limit, in UTF-16', () => {
    fc.assert(
      fc.property(answer, (markdown) => {
        const pieces = splitText(formattedText(markdown), { most: 300, pieces: MAX_PIECES })
        for (const { text } of pieces) expect(text.length).toBeLessThanOrEqual(300)
      }),
      { numRuns: 60, seed: 3 },
    )
  })

  test('each message ends with a sentence where one ends in its second half', () => {
    const sentence = 'This sentence says something about rooms and gardens. '
    for (const kind of ['whatsapp', 'messenger', 'instagram', 'discord'] as const) {
      const pieces = writePieces(formattedText(sentence.repeat(100)), parts[kind].text, marksOf[kind])
      expect(pieces.length).toBeGreaterThan(1)
      for (const piece of pieces) expect(piece.endsWith('gardens.'), kind).toBe(true)
    }
  })
})
