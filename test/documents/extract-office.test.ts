import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { extractDocument } from '#functions/documents/extract-document'
import { addToZip } from '#test/support/samples/add-to-zip'
import { docxOf } from '#test/support/samples/docx-of'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const blocksOf = async (input: Parameters<typeof extractDocument>[0]) => {
  const outcome = await extractDocument(input)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.document.blocks
}
const codeOf = async (input: Parameters<typeof extractDocument>[0]) => {
  const outcome = await extractDocument(input)
  return outcome.ok ? 'ok' : outcome.code
}

describe('a Word document', () => {
  const bomb = addToZip(docxOf([{ text: 'Small' }]), 'word/media/a.xml', new Uint8Array(101 * 1024 * 1024))

  test('is extracted under its headings, whatever its declared type', async () => {
    const bytes = docxOf([
      { text: 'Price list', heading: 1 },
      { text: 'All prices include tax.' },
      { text: 'Winter', heading: 2 },
      { text: 'A night costs < 80 euros & breakfast is free.' },
    ])
    for (const kind of ['docx', undefined] as const)
      expect(await blocksOf({ bytes, ...(kind ? { kind } : {}) })).toEqual([
        { headingPath: ['Price list'], text: 'All prices include tax.' },
        { headingPath: ['Price list', 'Winter'], text: 'A night costs < 80 euros & breakfast is free.' },
      ])
  })

  test('with a password, or in the format before 2007, has its own code', async () => {
    const bytes = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)])
    expect(await codeOf({ bytes, kind: 'docx' })).toBe('docx-encrypted')
  })

  test('that unpacks to gigabytes is not unpacked', async () => {
    expect(bomb.length).toBeLessThan(2_000_000)
    expect(await codeOf({ bytes: bomb, kind: 'docx' })).toBe('docx-bomb')
    const many = zipSync(
      Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [`word/${n}.xml`, new Uint8Array(1)])),
      { level: 0 },
    )
    expect(await codeOf({ bytes: many, kind: 'docx' })).toBe('docx-bomb')
  })

  test('with forged sizes is counted while unpacking', async () => {
    const bytes = bomb.slice()
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    // the unpacked size, in each entry's header and in the directory
    for (let at = 0; at + 30 < bytes.length; at++) {
      const mark = view.getUint32(at, true)
      if (mark === 0x04034b50 && view.getUint32(at + 22, true) > 1_000_000) view.setUint32(at + 22, 5_000, true)
      if (mark === 0x02014b50 && view.getUint32(at + 24, true) > 1_000_000) view.setUint32(at + 24, 5_000, true)
    }
    expect(await codeOf({ bytes, kind: 'docx' })).toBe('docx-bomb')
  })

  test.each([
    ['a truncated one', docxOf([{ text: 'Cut' }]).subarray(0, 300)],
    ['another archive', zipSync({ 'a.txt': bytesOf('hello') })],
    ['one whose text is no XML', docxOf([], { 'word/document.xml': bytesOf('<w:document') })],
    ['text', bytesOf('just text')],
  ])('%s is damaged', async (_, bytes) => {
    expect(await codeOf({ bytes, kind: 'docx' })).toBe('docx-broken')
  })

  const markupOf = (paragraphs: string) =>
    docxOf([], {
      'word/document.xml': bytesOf(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`,
      ),
    })

  test('whose markup is larger than any document needs is not read', async () => {
    const bytes = markupOf('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(620_000))
    expect(bytes.length).toBeLessThan(150_000)
    expect(await codeOf({ bytes, kind: 'docx' })).toBe('docx-bomb')
  })

  test('that is nested a hundred thousand times is damaged', async () => {
    const bytes = markupOf(`${'<w:p>'.repeat(100_000)}${'</w:p>'.repeat(100_000)}`)
    expect(await codeOf({ bytes, kind: 'docx' })).toBe('docx-broken')
  })

  test('with more text than allowed is too long', async () => {
    const bytes = docxOf([{ text: 'All prices include taxes and breakfast.' }])
    expect(await codeOf({ bytes, kind: 'docx', limits: { maxTextLength: 20 } })).toBe('too-long')
  })

  test('that keeps its reader busy keeps no request waiting, and is abandoned at the deadline', async () => {
    const bytes = markupOf('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(400_000))
    const server = createServer((_, response) => response.end('answered'))
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    const deadline = new AbortController()
    const events: string[] = []
    const reading = codeOf({ bytes, kind: 'docx', limits: { deadline: deadline.signal } }).then((code) =>
      events.push(code),
    )
    for (let request = 0; request < 20; request++)
      events.push(await (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text())
    deadline.abort()
    await reading
    await new Promise((closed) => server.close(closed))
    expect(events).toEqual([...Array.from({ length: 20 }, () => 'answered'), 'docx-timeout'])
  })

  test('without text has its own code', async () => {
    expect(await codeOf({ bytes: docxOf([{ text: ' ' }]), kind: 'docx' })).toBe('docx-no-text')
  })
})

describe('a table', () => {
  test.each([
    [',', 'Room,Price\n"Suite, large",120\nSingle,60\n'],
    [';', '\uFEFFRoom;Price\n"Suite, large";120\nSingle;60\n'],
    ['tab', 'Room\tPrice\r\nSuite, large\t120\r\n\r\nSingle\t60'],
  ])('separated by %s gives a chunk per row that names its columns', async (_, text) => {
    expect(await blocksOf({ bytes: bytesOf(text), kind: 'csv' })).toEqual([
      { headingPath: [], text: 'Room: Suite, large\nPrice: 120' },
      { headingPath: [], text: 'Room: Single\nPrice: 60' },
    ])
  })

  test('in an older encoding is decoded', async () => {
    const bytes = Uint8Array.from(Buffer.from('Straße;Preis\nKönigsallee;120\n', 'latin1'))
    expect((await blocksOf({ bytes, kind: 'csv' }))[0]?.text).toBe('Straße: Königsallee\nPreis: 120')
  })

  test('rows of other lengths and empty cells lose nothing', async () => {
    const [first, second] = await blocksOf({ bytes: bytesOf('a,b\n1,2,3\n,4\n'), kind: 'csv' })
    expect([first?.text, second?.text]).toEqual(['a: 1\nb: 2\n3', 'b: 4'])
  })

  test('of more than 20,000 rows is refused early', async () => {
    const rows = `${'x,y\n'.repeat(1_000_000)}`
    expect(await codeOf({ bytes: bytesOf(`a,b\n${rows}`), kind: 'csv' })).toBe('csv-too-large')
  })

  test.each([
    ['', 'csv-no-rows'],
    ['a,b\n', 'csv-no-rows'],
    ['a,b\n"never closed,1\n2,3\n', 'csv-broken'],
  ])('%j is %s', async (text, code) => {
    expect(await codeOf({ bytes: bytesOf(text), kind: 'csv' })).toBe(code)
  })

  test('on the web is recognised by its type or its URL', async () => {
    const bytes = bytesOf('Room,Price\nSingle,60\n')
    expect(await blocksOf({ bytes, contentType: 'text/csv; charset=utf-8' })).toHaveLength(1)
    expect((await blocksOf({ bytes, contentType: 'text/plain', url: 'https://x.example/a.csv?v=2' }))[0]?.text).toBe(
      'Room: Single\nPrice: 60',
    )
  })
})

test('pasted HTML is extracted like a page', async () => {
  const bytes = bytesOf('<h1>Hours</h1><p>We are open every day from 8 to 18.</p><script>alert(1)</script>')
  expect(await blocksOf({ bytes, kind: 'html', contentType: 'text/plain; charset=utf-8' })).toEqual([
    { headingPath: ['Hours'], text: 'We are open every day from 8 to 18.' },
  ])
})
