import { describe, expect, test } from 'vitest'
import { importText } from '#shared/documents/import-messages'
import { MAX_UPLOAD_BYTES } from '#shared/knowledge/source-routes'
import { pdfOf } from '#test/support/samples/pdf-of'
import { importFixture } from '#test/support/worlds/region-fixtures/import-fixture'

const { fixture, addPage, upload, fixtureFile } = importFixture()

describe('each failure has its own message', () => {
  const failing = async (input: Readonly<Record<string, unknown>>) => (await fixture.world.import(input)).error

  test.each([
    ['page-missing', 404],
    ['page-missing', 410],
    ['page-forbidden', 403],
    ['page-busy', 429],
    ['page-broken', 500],
    ['page-status', 418],
  ] as const)('%s for status %i', async (code, status) => {
    fixture.site.answer((_, response) => response.writeHead(status).end('no'))
    expect((await addPage()).error).toEqual({ code, ...importText(code) })
  })

  test.each([
    ['no-text', '<body><img src=a.png></body>'],
    ['needs-javascript', '<div id=root></div><script src=a.js></script>'],
    ['too-complex', '<div>'.repeat(100_000)],
  ] as const)('%s', async (code, html) => {
    fixture.site.answer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html))
    expect((await addPage()).error).toEqual({ code, ...importText(code) })
  })

  test('a page that is too large', async () => {
    fixture.site.answer((_, response) => response.writeHead(200, { 'content-length': 9_000_000 }).end('x'))
    expect((await addPage()).error?.code).toBe('too-large')
  })

  test('a picture', async () => {
    fixture.site.answer((_, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0])),
    )
    expect((await addPage()).error?.code).toBe('unsupported-type')
  })

  test('a redirect into a private network', async () => {
    fixture.site.answer((_, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
    )
    expect((await addPage()).error?.code).toBe('blocked-address')
  })

  test('a redirect loop', async () => {
    fixture.site.answer((_, response) => response.writeHead(302, { location: '/hours' }).end())
    expect((await addPage()).error?.code).toBe('too-many-redirects')
  })

  test.each([
    ['http://10.0.0.1/', 'blocked-address'],
    ['http://[::1]/', 'blocked-address'],
    ['http://2130706433/', 'blocked-address'],
    ['http://127.0.0.1:9001/2018-06-01/runtime/', 'blocked-port'],
  ])('%s', async (url, code) => expect((await failing({ type: 'url', url }))?.code).toBe(code))

  test.each([
    ['pdf-encrypted', () => fixtureFile('encrypted.pdf')],
    ['pdf-no-text', () => fixtureFile('drawing.pdf')],
    ['pdf-broken', async () => Buffer.from('%PDF-1.7 and then nothing')],
    ['pdf-broken', async () => Buffer.from('<html>not a PDF</html>')],
    ['pdf-too-many-pages', async () => Buffer.from(pdfOf(Array.from({ length: 2001 }, () => ['x'])))],
  ] as const)('%s', async (code, bytes) => {
    expect(await failing(await upload(await bytes()))).toEqual({ code, ...importText(code) })
  })

  test('a missing upload', async () => {
    expect((await failing({ type: 'pdf', uploadId: '01J00000000000000000000000', fileName: 'a.pdf' }))?.code).toBe(
      'upload-missing',
    )
  })

  test('a file larger than declared', async () => {
    expect((await failing(await upload(new Uint8Array(MAX_UPLOAD_BYTES + 1))))?.code).toBe('upload-too-large')
  })

  test('a step that crashes three times', async () => {
    fixture.world.state.around = async (name, work) => {
      if (name === 'knowledge/imports/extract-source') throw new Error('out of memory')
      return work()
    }
    expect((await failing({ type: 'text', text: 'The warranty lasts 36 months.' }))?.code).toBe('interrupted')
  })
})
