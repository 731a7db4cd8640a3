import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { extractDocument } from '#functions/documents/extract-document'
import { extractPdf } from '#functions/documents/pdf/extract-pdf'
import { extractMarkdown } from '#functions/documents/text/extract-markdown'
import { pdfOf } from '#test/support/samples/pdf-of'

const fixture = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../support/fixtures/knowledge/${name}`, import.meta.url)))
const utf8 = (text: string) => new TextEncoder().encode(text)

describe('Markdown', () => {
  test('is extracted without markup, under its headings', () => {
    expect(
      extractMarkdown(`---
title: "The guide"
---
# Start *here*
Set \`max_connections\` and snake_case_name, see [the manual](https://x.example/a_b "t").
Second line, **bold**, 2 * 3 * 4.

Details
-------
- one
  continued
- two

| Plan | Price |
|------|:-----:|
| Basic | 5 |

\`\`\`sh
# not a heading
ls  -l
\`\`\`
`),
    ).toEqual({
      ok: true,
      document: {
        title: 'The guide',
        blocks: [
          {
            headingPath: ['Start here'],
            text: 'Set max_connections and snake_case_name, see the manual. Second line, bold, 2 * 3 * 4.',
          },
          { headingPath: ['Start here', 'Details'], text: '- one continued' },
          { headingPath: ['Start here', 'Details'], text: '- two' },
          { headingPath: ['Start here', 'Details'], text: 'Plan | Price\nBasic | 5' },
          { headingPath: ['Start here', 'Details'], text: '# not a heading\nls  -l' },
        ],
      },
    })
  })

  test.each(['[a](', '*', '`', '<', '[[', '_a', '> ', '- ', '#', ' ', 'a\n=', '<a ', ' #', '![', '\\', '~~~\n'])(
    'a hundred thousand times %j is survived',
    (piece) => expect(extractMarkdown(`${piece.repeat(100_000)}\n\nSome text that is long enough`).ok).toBe(true),
  )

  test('without text has its own code', () =>
    expect(extractMarkdown('# \n\n---\n')).toEqual({ ok: false, code: 'no-text' }))
})

describe('the kind of a document', () => {
  const page = '<html><body><p>The page has some text to read.</p></body></html>'
  test.each([
    ['a page by its type', utf8('<p>The page has some text to read.'), { contentType: 'text/html; charset=utf-8' }],
    ['a page by its start, whatever it is called', utf8(page), { contentType: 'text/plain' }],
    ['plain text by its type', utf8('The page has some text to read.'), { contentType: 'text/plain' }],
    [
      'Markdown by its ending',
      utf8('The **page** has some text to read.'),
      { contentType: 'text/plain', url: 'https://x.example/a.md?raw' },
    ],
    ['Markdown that was pasted', utf8('The **page** has some text to read.'), { kind: 'markdown' as const }],
  ])('%s', async (_, bytes, hints) => {
    const outcome = await extractDocument({ bytes, ...hints })
    expect(outcome.ok && outcome.document.blocks[0]?.text).toBe('The page has some text to read.')
  })

  test.each([
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'image/png'],
    ['a picture that calls itself a page', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'text/html'],
    ['an archive', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), 'application/octet-stream'],
    ['a video', utf8('whatever it is, it is not for reading'), 'video/mp4'],
  ])('%s cannot be read', async (_, bytes, contentType) => {
    expect(await extractDocument({ bytes, contentType })).toEqual({ ok: false, code: 'unsupported-type' })
  })

  test('a text of many megabytes is too long', async () => {
    expect(await extractDocument({ bytes: new Uint8Array(9_000_000).fill(97), kind: 'text' })).toEqual({
      ok: false,
      code: 'too-long',
    })
  })
})

describe('PDF', () => {
  const manual = {
    title: 'Espresso machine manual',
    blocks: [
      {
        headingPath: ['Espresso machine manual'],
        text: 'The boiler holds 1.8 litres and heats to 94 degrees in four minutes. Use filtered water only.',
        page: 1,
      },
      {
        headingPath: ['Espresso machine manual', 'Cleaning'],
        text: 'Descale the machine every 60 days with part number DX-4410.',
        page: 1,
      },
      {
        headingPath: ['Espresso machine manual', 'Warranty'],
        text: 'The warranty lasts 36 months from the date of purchase.',
        page: 2,
      },
    ],
  }

  test('gives paragraphs under headings with page numbers, without running heads and hyphenation', async () => {
    expect(await extractDocument({ bytes: await fixture('manual.pdf'), contentType: 'text/html' })).toEqual({
      ok: true,
      document: manual,
    })
  })

  test('that only forbids changes is extracted', async () => {
    expect(await extractPdf(await fixture('owner-only.pdf'))).toEqual({ ok: true, document: manual })
  })

  test.each([
    ['with a password', () => fixture('encrypted.pdf'), 'pdf-encrypted'],
    ['with drawings only', () => fixture('drawing.pdf'), 'pdf-no-text'],
    ['cut short before its first object', async () => (await fixture('manual.pdf')).subarray(0, 30), 'pdf-broken'],
    ['that is something else', async () => utf8('<html>hello</html>'), 'pdf-broken'],
    ['that is empty', async () => new Uint8Array(), 'pdf-broken'],
    ['with garbage after its first line', async () => utf8(`%PDF-1.7\n${'garbage '.repeat(1000)}`), 'pdf-broken'],
  ])('%s has its own code', async (_, bytes, code) => {
    expect(await extractPdf(await bytes())).toEqual({ ok: false, code })
  })

  test.each([
    ['Espresso machine manual', 'Espresso machine manual'],
    ['about:blank', ''],
    ['https://shop.example/terms?print=1', ''],
    ['file:///home/ada/terms.html', ''],
    ['Microsoft Word - terms.docx', ''],
    ['untitled', ''],
  ])('whose file says it is called "%s" has the title "%s"', async (stored, title) => {
    expect(await extractPdf(pdfOf([['A whole line of text that anybody can read.']], { title: stored }))).toMatchObject(
      { document: { title } },
    )
  })

  test('with more pages than allowed is refused', async () => {
    const bytes = pdfOf(Array.from({ length: 12 }, (_, page) => [`This is what page ${page + 1} says.`]))
    expect(await extractPdf(bytes, { maxPages: 11 })).toEqual({ ok: false, code: 'pdf-too-many-pages' })
    expect(await extractPdf(bytes, { maxPages: 12 })).toMatchObject({ ok: true })
  })

  test('with more text than allowed is refused', async () => {
    expect(await extractPdf(pdfOf([['A line of text.'], ['Another line.']]), { maxTextLength: 20 })).toEqual({
      ok: false,
      code: 'too-long',
    })
  })

  test.each([
    ['once', (bytes: Uint8Array) => deflateSync(bytes, { level: 1 })],
    ['twice', (bytes: Uint8Array) => deflateSync(deflateSync(bytes, { level: 1 }))],
  ])('with a page that was compressed %s and unpacks to 200 MiB is a bomb', async (times, compress) => {
    const bomb = compress(Buffer.alloc(200 * 2 ** 20, 32))
    const filter = times === 'once' ? '/FlateDecode' : '[/FlateDecode /FlateDecode]'
    expect(await extractPdf(pdfOf([['Hello there']], { content: bomb, filter }))).toEqual({
      ok: false,
      code: 'pdf-bomb',
    })
  })

  test('that takes too long is abandoned', async () => {
    const timer = new AbortController()
    const reading = extractPdf(await fixture('manual.pdf'), { deadline: timer.signal })
    timer.abort()
    expect(await reading).toEqual({ ok: false, code: 'pdf-timeout' })
  })
})
