import { expect, test } from 'vitest'
import { formattedText } from '#infra/local/stand-ins/channels/graph/whatsapp/formatted-text'
import { nestMarks } from '#infra/local/stand-ins/channels/phone/parts/nest-marks'
import { oggOpus, silentNote } from '#infra/local/stand-ins/channels/phone/voice/ogg-opus'
import { opusFrames } from '#infra/local/stand-ins/channels/phone/voice/opus-frames'

const shown = (nodes: ReturnType<typeof nestMarks>): string =>
  nodes.map((node) => (typeof node === 'string' ? node : `<${node.mark.type}>${shown(node.children)}</>`)).join('')

test.each([
  ['none', [], 'one two three'],
  [
    'side by side',
    [
      ['bold', 0, 3],
      ['code', 4, 3],
    ],
    '<bold>one</> <code>two</> three',
  ],
  [
    'one inside the other',
    [
      ['italic', 4, 3],
      ['bold', 0, 7],
    ],
    '<bold>one <italic>two</></> three',
  ],
  [
    'on the same words',
    [
      ['bold', 0, 3],
      ['italic', 0, 3],
    ],
    '<bold><italic>one</></> two three',
  ],
  [
    'overlapping',
    [
      ['bold', 0, 7],
      ['italic', 4, 9],
    ],
    '<bold>one <italic>two</></><italic> three</>',
  ],
  ['past the end', [['bold', 8, 99]], 'one two <bold>three</>'],
] as const)('marks that are %s become a tree with every word in it once', (_, marks, tree) => {
  const given = marks.map(([type, offset, length]) => ({ type, offset, length }))
  expect(shown(nestMarks('one two three', given))).toBe(tree)
})

test.each([
  ['*bold* and _italic_', '<bold>bold</> and <italic>italic</>'],
  ['*bold and _both_*', '<bold>bold and <italic>both</></>'],
  ['a*b*c and snake_case_name', 'a*b*c and snake_case_name'],
  ['~gone~ `*as it is*`', '<strikethrough>gone</> <code>*as it is*</>'],
  ['see https://example.com/a_b_c.', 'see <url>https://example.com/a_b_c</>.'],
  ['```two\nlines```', '<pre>two\nlines</>'],
])('WhatsApp shows %s without its signs', (given, tree) => {
  const { text, marks } = formattedText(given)
  expect(shown(nestMarks(text, marks))).toBe(tree)
})

/** An element of WebM: its id, its size in one byte or unknown, its content. */
const element = (id: readonly number[], content: readonly number[], isOpen = false) => [
  ...id,
  isOpen ? 0xff : 0x80 | content.length,
  ...content,
]
const block = (frame: readonly number[]) => element([0xa3], [0x81, 0, 0, 0x80, ...frame])

test('the frames of a recording are found in clusters whose size is known or not, in order', () => {
  const clusters = [
    ...element([0x1f, 0x43, 0xb6, 0x75], [...element([0xe7], [0]), ...block([1, 2]), ...block([3])], true),
    ...element([0x1f, 0x43, 0xb6, 0x75], element([0xa0], element([0xa1], [0x81, 0, 0, 0, 4, 5])), true),
  ]
  const recording = element([0x18, 0x53, 0x80, 0x67], clusters, true)
  const frames = opusFrames(new Uint8Array([...element([0x1a, 0x45, 0xdf, 0xa3], []), ...recording]))
  expect(frames.map((frame) => [...frame])).toEqual([[1, 2], [3], [4, 5]])
})

const pagesOf = async (note: Blob) => {
  const bytes = Buffer.from(await note.arrayBuffer())
  const pages: { flags: number; samples: bigint; number: number }[] = []
  for (let at = 0; at < bytes.length; ) {
    expect(bytes.toString('latin1', at, at + 4)).toBe('OggS')
    const sizes = [...bytes.subarray(at + 27, at + 27 + bytes.readUInt8(at + 26))]
    pages.push({
      flags: bytes.readUInt8(at + 5),
      samples: bytes.readBigUInt64LE(at + 6),
      number: bytes.readUInt32LE(at + 18),
    })
    at += 27 + sizes.length + sizes.reduce((sum, size) => sum + size, 0)
  }
  return pages
}

test('a voice note is Ogg with a beginning and an end, and as many samples as its frames have', async () => {
  const pages = await pagesOf(silentNote(3))
  expect(pages.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4])
  expect([pages[0]?.flags, pages.at(-1)]).toEqual([2, { flags: 4, samples: 144_000n, number: 4 }])
  // what Chromium records: one packet of 60 ms in SILK's widest mode, and two frames of 20 ms in one
  const [, , last] = await pagesOf(oggOpus([new Uint8Array([(11 << 3) | 0, 0]), new Uint8Array([(31 << 3) | 1, 0])]))
  expect(last?.samples).toBe(2880n + 1920n)
})
