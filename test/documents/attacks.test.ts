import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { extractDocument } from '#functions/documents/extract-document'
import { isPdfBomb, STREAM_BYTES } from '#functions/documents/pdf/is-pdf-bomb'
import { pdfOf } from '#test/support/samples/pdf-of'

const utf8 = (text: string) => new TextEncoder().encode(text)
const MiB = 2 ** 20

describe('what a PDF’s streams unpack to is counted', () => {
  const mark = Buffer.from('stream\n')
  const pdf = (parts: readonly Uint8Array[]) => Buffer.concat([Buffer.from('%PDF-1.4\n'), ...parts])

  test('also before damage: each of five unpacks to a megabyte and ends in rubbish', async () => {
    const whole = deflateSync(Buffer.alloc(MiB))
    const damaged = Buffer.concat([whole.subarray(0, -12), Buffer.alloc(12, 0xff)])
    const five = pdf(Array.from({ length: 5 }, () => Buffer.concat([mark, damaged])))
    expect(await isPdfBomb(five, { maxTotalBytes: 3 * MiB })).toBe(true)
    expect(await isPdfBomb(five, { maxTotalBytes: 8 * MiB })).toBe(false)
  })

  test('also of marks inside each other, each of which unpacks the whole rest', async () => {
    // a stored block contains the next mark and its header; the block's own header follows the mark's
    const next = Buffer.concat([mark, Buffer.from([0x78, 0x01])])
    const stored = Buffer.from([0, next.length, 0, ~next.length & 0xff, 0xff])
    const chain = pdf([next, ...Array.from({ length: 3000 }, () => Buffer.concat([stored, next])), Buffer.from([7])])
    // 3,000 marks over 42 KB would unpack 40 MB
    expect(chain.length).toBeLessThan(50_000)
    expect(await isPdfBomb(chain, { maxTotalBytes: 4 * MiB })).toBe(true)
  })

  test('also what starting one takes: a thousand empty ones are no megabyte, and too many', async () => {
    const empty = Buffer.concat([mark, deflateSync(Buffer.alloc(0))])
    const many = pdf(Array.from({ length: 1000 }, () => empty))
    expect(await isPdfBomb(many, { maxTotalBytes: 999 * STREAM_BYTES })).toBe(true)
    expect(await isPdfBomb(many, { maxTotalBytes: 1001 * STREAM_BYTES })).toBe(false)
  })

  test('in the thread that the deadline ends', async () => {
    const reading = extractDocument({
      bytes: pdfOf([['Hello there']], {
        content: deflateSync(Buffer.alloc(200 * MiB, 32), { level: 1 }),
        filter: '/FlateDecode',
      }),
      limits: { deadline: AbortSignal.abort() },
    })
    expect(await reading).toEqual({ ok: false, code: 'pdf-timeout' })
  })
})

describe('what a table’s rows repeat is bounded', () => {
  const codeOf = async (text: string) => {
    const outcome = await extractDocument({ bytes: utf8(text), kind: 'csv' })
    return outcome.ok ? outcome.document.blocks : outcome.code
  }

  test('a column’s name is cut', async () => {
    const blocks = await codeOf(`${'n'.repeat(1_000_000)}\n${'x\n'.repeat(1000)}`)
    expect(blocks).toHaveLength(1000)
    expect(blocks[0]).toMatchObject({ text: `${'n'.repeat(200)}: x` })
  })

  test('it is read in a thread that the deadline ends: eight million separators take the parser twenty seconds', async () => {
    const read = (text: string, deadline?: AbortSignal) =>
      extractDocument({ bytes: utf8(text), kind: 'csv', ...(deadline ? { limits: { deadline } } : {}) })
    expect(await read(`a,b\n${','.repeat(7_000_000)}`, AbortSignal.timeout(300))).toEqual({
      ok: false,
      code: 'too-complex',
    })
    expect(await read('a,b\n1,2\n', AbortSignal.abort())).toEqual({ ok: false, code: 'too-complex' })
    expect(await read('a,b\n1,2\n')).toMatchObject({ ok: true })
  })

  test('200 long names over 20,000 rows are refused before 800 MB are built', async () => {
    const names = Array.from({ length: 200 }, (_, at) => `${at}`.padStart(200, 'n')).join(',')
    const row = `${Array(200).fill('1').join(',')}\n`
    expect(await codeOf(`${names}\n${row.repeat(3000)}`)).toBe('csv-too-large')
  })
})

describe('headings that each block repeats are bounded', () => {
  const headings = [1, 2, 3, 4, 5, 6].map((level) => `<h${level}>${'h'.repeat(300)}</h${level}>`).join('')
  const page = (paragraphs: number) => utf8(`<html><body>${headings}${'<p>A short line.</p>'.repeat(paragraphs)}`)

  test('a page of 250 KB is refused that would become 18 MB', async () => {
    const outcome = await extractDocument({ bytes: page(10_000), kind: 'html' })
    expect(outcome).toEqual({ ok: false, code: 'too-complex' })
  })

  test('a long page under long headings is not', async () => {
    const outcome = await extractDocument({ bytes: page(5000), kind: 'html' })
    expect(outcome.ok && outcome.document.blocks.length).toBe(5000)
  })

  test('Markdown has the same bound', async () => {
    const levels = [1, 2, 3, 4, 5, 6].map((level) => `${'#'.repeat(level)} ${'h'.repeat(300)}\n`).join('')
    const outcome = await extractDocument({
      bytes: utf8(`${levels}\n${'a line\n\n'.repeat(10_000)}`),
      kind: 'markdown',
    })
    expect(outcome).toEqual({ ok: false, code: 'too-complex' })
  })
})
