import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { access } from '#infra/access'
import { importMessages, importText } from '#shared/documents/import-messages'
import { MAX_UPLOAD_BYTES } from '#shared/knowledge/source-routes'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type ThirdPartyServer, thirdPartyServer } from '#test/support/providers/third-party-server'
import { pdfOf } from '#test/support/samples/pdf-of'
import { type KnowledgeWorld, knowledgeWorld } from '#test/support/worlds/knowledge-world'

let region: TestRegion
let world: KnowledgeWorld
let site: ThirdPartyServer
beforeAll(async () => {
  region = await startRegion()
  site = await thirdPartyServer()
})
afterAll(async () => {
  await region.stop()
  await site[Symbol.asyncDispose]()
})
beforeEach(async () => {
  world = await knowledgeWorld(region)
})
afterEach(() => world.stop())

const page = (text: string) => `<title>Handbook</title><main><h1>Opening hours</h1><p>${text}</p></main>`
const serve = (text: string, headers: Readonly<Record<string, string>> = {}) =>
  site.answer((_, response) => response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(page(text)))
const addPage = (path = '/hours') => {
  process.env.SAFE_FETCH_ALLOW = site.allow
  return world.import({ type: 'url', url: `${site.origin}${path}` })
}
const fixture = (name: string) => readFile(new URL(`../support/fixtures/knowledge/${name}`, import.meta.url))
const upload = async (bytes: Uint8Array, fileName = 'manual.pdf') => {
  const { body } = await world.call('POST /v2/agents/{agentId}/knowledge/uploads', {
    bytes: Math.min(bytes.length, MAX_UPLOAD_BYTES),
  })
  await world.files.put(new URL(body.url).pathname.slice(1), new Uint8Array(bytes))
  return { type: 'pdf', uploadId: body.uploadId, fileName }
}

describe('added sources answer', () => {
  test('a web page', async () => {
    serve('We are open from 8:00 to 18:00, on Saturday until 14:00.')
    const source = await addPage()
    expect(source).toMatchObject({ status: 'indexed', title: 'Handbook', chunkCount: 1, url: `${site.origin}/hours` })
    expect(source.lastOkAt).toBeGreaterThan(0)
    const [best] = await world.ask('When are you open on Saturday?')
    expect(best).toMatchObject({
      sourceId: source.id,
      title: 'Handbook',
      url: `${site.origin}/hours`,
      heading: 'Opening hours',
    })
    expect(best?.text).toContain('until 14:00')
    expect(best?.score).toBeGreaterThan(0.6)
  })

  test('pasted text', async () => {
    const source = await world.import({
      type: 'text',
      text: 'The warranty lasts 36 months.\n\nSeals are covered for 6.',
    })
    expect(source).toMatchObject({ status: 'indexed', title: 'The warranty lasts 36 months.' })
    expect((await world.ask('How long is the warranty?'))[0]?.text).toContain('36 months')
  })

  test('Markdown', async () => {
    await world.import({
      type: 'markdown',
      text: '# Returns\n\nSend anything back within **30 days**.',
      fileName: 'returns.md',
    })
    expect((await world.ask('When can I send things back?'))[0]).toMatchObject({ title: 'Returns' })
  })

  test('a PDF, cited with its page', async () => {
    const source = await world.import(await upload(await fixture('manual.pdf')))
    expect(source).toMatchObject({ status: 'indexed', title: 'Espresso machine manual', fileName: 'manual.pdf' })
    const { body } = await world.call('POST /v2/agents/{agentId}/knowledge/search', {
      question: 'How long is the warranty?',
    })
    expect(body).toMatchObject({ cut: 0.6, hits: [{ page: expect.any(Number), lexical: expect.any(Number) }] })
  })

  test('only the originals and one index stay in storage', async () => {
    serve('Open from 8:00 to 18:00, every day of the week.')
    await addPage()
    const text = await world.import({ type: 'text', text: 'The warranty lasts 36 months.' })
    const pdf = await world.import(await upload(await fixture('manual.pdf')))
    const agent = `knowledge/${world.agentId}`
    const originals = [text, pdf].map(({ id }) => `${agent}/sources/${id}/original`)
    expect(world.files.keys()).toEqual([
      expect.stringMatching(new RegExp(`^${agent}/index/0000000003-`)),
      ...originals.toSorted(),
    ])
  })
})

describe('an import shows its progress', () => {
  test('queued at once, then step by step, with events', async () => {
    serve('Open from 8:00 to 18:00, every day of the week.')
    process.env.SAFE_FETCH_ALLOW = site.allow
    const { body } = await world.add({ type: 'url', url: `${site.origin}/hours` })
    expect(body.source).toMatchObject({ status: 'queued', chunkCount: 0 })
    const steps: (string | undefined)[] = []
    world.state.around = async (_, work) => {
      const result = await work()
      const [source] = await world.list()
      steps.push(source?.step ?? source?.status)
      return result
    }
    await world.settle()
    expect(steps).toEqual(['fetching', 'fetching', 'reading', 'indexed'])
    const changes = world.region
      .events()
      .filter(({ type, data }) => type === 'knowledge.source-changed' && data.sourceId === body.source.id)
    expect(changes.map(({ data }) => data.status)).toEqual(['fetching', 'fetching', 'fetching', 'indexed'])
  })
})

describe('importing again', () => {
  test('replaces the page’s previous text', async () => {
    serve('The course costs 69 euro.')
    const source = await addPage()
    serve('The course costs 75 euro.')
    expect(await world.again(source.id)).toMatchObject({ status: 'indexed' })
    const hits = await world.ask('What does the course cost?')
    expect(hits.map((hit) => hit.text)).toEqual(['The course costs 75 euro.'])
  })

  test('an unchanged page costs one conditional request and is reported as unchanged', async () => {
    serve('The course costs 69 euro.', { etag: '"v1"' })
    const source = await addPage()
    const before = site.requests.length
    site.answer((request, response) =>
      response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 500).end(),
    )
    expect(await world.again(source.id)).toMatchObject({ status: 'unchanged', chunkCount: 1 })
    expect(site.requests.length - before).toBe(1)
  })

  test('the same text from a server without validators is reported as unchanged too', async () => {
    serve('The course costs 69 euro.')
    const source = await addPage()
    const indexes = world.files.keys().filter((key) => key.includes('/index/'))
    expect(await world.again(source.id)).toMatchObject({ status: 'unchanged' })
    expect(world.files.keys().filter((key) => key.includes('/index/'))).toEqual(indexes)
  })

  test('a failure leaves the last good copy answering', async () => {
    serve('The course costs 69 euro.')
    const source = await addPage()
    site.answer((_, response) => response.writeHead(503).end())
    expect(await world.again(source.id)).toMatchObject({
      status: 'failed',
      chunkCount: 1,
      lastOkAt: source.lastOkAt,
      error: { code: 'page-broken', message: importMessages['page-broken'] },
    })
    expect((await world.ask('What does the course cost?'))[0]?.text).toBe('The course costs 69 euro.')
    serve('The course costs 69 euro.')
    const healed = await world.again(source.id)
    expect(healed).toMatchObject({ status: 'unchanged' })
    expect(healed).not.toHaveProperty('error')
  })

  test('is refused while an import runs', async () => {
    const { body } = await world.add({ type: 'text', text: 'The warranty lasts 36 months.' })
    const { status } = await world.call('POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import', {
      sourceId: body.source.id,
    })
    expect(status).toBe(409)
  })

  test('with another chunk size chunks again, though the page did not change', async () => {
    serve(Array.from({ length: 60 }, (_, n) => `Sentence ${n} says something about the matter.`).join(' '), {
      etag: '"v1"',
    })
    const source = await addPage()
    await world.call('POST /v2/agents/{agentId}', { vgOptions: { maxChunkSize: 1000 } })
    const again = await world.again(source.id)
    expect(again?.status).toBe('indexed')
    expect(again?.chunkCount).toBeGreaterThan(source.chunkCount)
  })
})

describe('each failure has its own message', () => {
  const failing = async (input: Readonly<Record<string, unknown>>) => (await world.import(input)).error

  test.each([
    ['page-missing', 404],
    ['page-missing', 410],
    ['page-forbidden', 403],
    ['page-busy', 429],
    ['page-broken', 500],
    ['page-status', 418],
  ] as const)('%s for status %i', async (code, status) => {
    site.answer((_, response) => response.writeHead(status).end('no'))
    expect((await addPage()).error).toEqual({ code, ...importText(code) })
  })

  test.each([
    ['no-text', '<body><img src=a.png></body>'],
    ['needs-javascript', '<div id=root></div><script src=a.js></script>'],
    ['too-complex', '<div>'.repeat(100_000)],
  ] as const)('%s', async (code, html) => {
    site.answer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html))
    expect((await addPage()).error).toEqual({ code, ...importText(code) })
  })

  test('a page that is too large', async () => {
    site.answer((_, response) => response.writeHead(200, { 'content-length': 9_000_000 }).end('x'))
    expect((await addPage()).error?.code).toBe('too-large')
  })

  test('a picture', async () => {
    site.answer((_, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0])),
    )
    expect((await addPage()).error?.code).toBe('unsupported-type')
  })

  test('a redirect into a private network', async () => {
    site.answer((_, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
    )
    expect((await addPage()).error?.code).toBe('blocked-address')
  })

  test('a redirect loop', async () => {
    site.answer((_, response) => response.writeHead(302, { location: '/hours' }).end())
    expect((await addPage()).error?.code).toBe('too-many-redirects')
  })

  test.each([
    ['http://10.0.0.1/', 'blocked-address'],
    ['http://[::1]/', 'blocked-address'],
    ['http://2130706433/', 'blocked-address'],
    ['http://127.0.0.1:9001/2018-06-01/runtime/', 'blocked-port'],
  ])('%s', async (url, code) => expect((await failing({ type: 'url', url }))?.code).toBe(code))

  test.each([
    ['pdf-encrypted', () => fixture('encrypted.pdf')],
    ['pdf-no-text', () => fixture('drawing.pdf')],
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
    world.state.around = async (name, work) => {
      if (name === 'knowledge/imports/extract-source') throw new Error('out of memory')
      return work()
    }
    expect((await failing({ type: 'text', text: 'The warranty lasts 36 months.' }))?.code).toBe('interrupted')
  })
})

describe('requests that are refused at once', () => {
  test.each([
    ['no address', { type: 'url' }],
    ['a file address', { type: 'url', url: 'file:///etc/passwd' }],
    ['an address with a password', { type: 'url', url: 'https://me:secret@example.org/' }],
    ['no address at all', { type: 'url', url: 'http://' }],
    ['no text', { type: 'text', text: ' \n ' }],
    ['no file', { type: 'pdf' }],
    ['another agent’s file', { type: 'pdf', uploadId: '../../other/upload' }],
    ['a kind that there is not', { type: 'telepathy' }],
    ['a field that there is not', { type: 'text', text: 'x', status: 'indexed' }],
  ])('%s', async (_, input) => {
    expect((await world.add(input)).status).toBe(422)
    expect(await world.list()).toEqual([])
  })

  test('the same page twice', async () => {
    serve('Open from 8:00 to 18:00, every day of the week.')
    await addPage()
    expect(await world.add({ type: 'url', url: `${site.origin}/hours#saturday` })).toMatchObject({ status: 409 })
  })

  test('an address may be entered without https://', async () => {
    const { body } = await world.add({ type: 'url', url: 'docs.example.org/start' })
    expect(body.source.url).toBe('https://docs.example.org/start')
  })

  test.each([0, -1, MAX_UPLOAD_BYTES + 1, 1.5])('an upload of %d bytes', async (bytes) => {
    expect((await world.call('POST /v2/agents/{agentId}/knowledge/uploads', { bytes })).status).toBe(422)
  })
})

describe('tags', () => {
  test('limit search results, also after a change', async () => {
    const source = await world.import({
      type: 'text',
      text: 'The warranty lasts 36 months.',
      tags: ['service', 'service'],
    })
    expect(source.tags).toEqual(['service'])
    expect(await world.ask('warranty', ['shop'])).toEqual([])
    await world.call('PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: source.id, tags: ['shop'] })
    await world.settle()
    expect(await world.ask('warranty', ['shop'])).toHaveLength(1)
    expect(await world.ask('warranty', ['service'])).toEqual([])
  })
})

describe('deleting', () => {
  test('removes a source from index, files and list', async () => {
    const secret = await world.import({ type: 'text', text: 'The secret recipe needs quinquagintillion cloves.' })
    const other = await world.import({ type: 'text', text: 'The warranty lasts 36 months.' })
    await world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: secret.id })
    await world.settle()
    expect(await world.ask('quinquagintillion cloves')).toEqual([])
    expect((await world.list()).map(({ id }) => id)).toEqual([other.id])
    for (const key of world.files.keys()) {
      expect(key).not.toContain(secret.id)
      expect(world.files.text(key)).not.toContain('quinquagintillion')
    }
    expect(JSON.stringify(world.region.rows())).not.toContain('quinquagintillion')
    expect((await world.ask('How long is the warranty?'))[0]?.text).toContain('36 months')
  })

  test('twice is no error', async () => {
    const source = await world.import({ type: 'text', text: 'The warranty lasts 36 months.' })
    for (const _ of [1, 2])
      expect(
        (await world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: source.id })).status,
      ).toBe(200)
    await world.settle()
    expect(await world.ask('warranty')).toEqual([])
  })

  test.each(['knowledge/imports/begin-import', 'knowledge/imports/extract-source', 'knowledge/imports/index-source'])(
    'while %s runs leaves no trace either',
    async (during) => {
      const { body } = await world.add({ type: 'text', text: 'The secret recipe needs quinquagintillion cloves.' })
      world.state.around = async (name, work) => {
        if (name === during)
          await world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: body.source.id })
        return work()
      }
      await world.settle()
      expect(await world.list()).toEqual([])
      expect(await world.ask('quinquagintillion')).toEqual([])
      for (const key of world.files.keys()) expect(world.files.text(key)).not.toContain('quinquagintillion')
    },
  )
})

describe('the step that fetches', () => {
  test('leaves nothing of a page that was deleted in between', async () => {
    serve('The secret recipe needs quinquagintillion cloves.')
    process.env.SAFE_FETCH_ALLOW = site.allow
    const { body } = await world.add({ type: 'url', url: `${site.origin}/recipe` })
    world.state.around = async (name, work) => {
      const result = await work()
      if (name === 'knowledge/imports/fetch-source')
        await world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: body.source.id })
      return result
    }
    await world.settle()
    expect(await world.list()).toEqual([])
    for (const key of world.files.keys()) expect(world.files.text(key)).not.toContain('quinquagintillion')
  })

  test('has access to neither the table nor secrets, nor to any file but its own', () => {
    expect(access['knowledge/imports/fetch-source']).toEqual({
      writeFiles: ['knowledge/'],
      variables: ['SAFE_FETCH_ALLOW'],
    })
  })
})

describe('everything happens more than once', () => {
  test('concurrent imports do not lose one another’s chunks', async () => {
    const words = Array.from({ length: 12 }, (_, n) => `subject${String.fromCharCode(97 + n).repeat(4)}`)
    await Promise.all(words.map((word) => world.add({ type: 'text', text: `About ${word}: it costs 5 euro.` })))
    await world.settle()
    for (const word of words) expect((await world.ask(word))[0]?.text, word).toContain(word)
    expect(world.files.keys().filter((key) => key.includes('/index/'))).toHaveLength(1)
  })

  test('events that are delivered three times change nothing', async () => {
    world.state.deliveries = 3
    const source = await world.import({ type: 'text', text: 'The warranty lasts 36 months.' })
    expect(source).toMatchObject({ status: 'indexed', chunkCount: 1 })
    expect(await world.ask('warranty')).toHaveLength(1)
  })

  test.each(['knowledge/imports/begin-import', 'knowledge/imports/extract-source', 'knowledge/imports/index-source'])(
    '%s that dies after its work is done once more, with the same end',
    async (dying) => {
      let deaths = 0
      world.state.around = async (name, work) => {
        const result = await work()
        if (name === dying && deaths++ === 0) throw new Error('the answer was lost')
        return result
      }
      const source = await world.import({ type: 'text', text: 'The warranty lasts 36 months.' })
      expect(source).toMatchObject({ status: 'indexed', chunkCount: 1 })
      expect(await world.ask('warranty')).toHaveLength(1)
      expect(world.files.keys().filter((key) => !key.includes('/index/'))).toEqual([
        `knowledge/${world.agentId}/sources/${source.id}/original`,
      ])
    },
  )

  test('a repeated request with the same key adds one source', async () => {
    const input = { agentId: world.agentId, type: 'text', text: 'The warranty lasts 36 months.' }
    const call = { token: world.owner.token, headers: { 'idempotency-key': 'abc-123' } }
    const key = 'POST /v2/agents/{agentId}/knowledge/sources'
    const [first, second] = [await world.region.invoke(key, input, call), await world.region.invoke(key, input, call)]
    expect(second.body).toEqual(first.body)
    expect(await world.list()).toHaveLength(1)
  })
})

test('an agent without knowledge finds nothing', async () => {
  expect(await world.ask('anything')).toEqual([])
  const { status, body } = await world.call('POST /v2/agents/{agentId}/knowledge/search', { question: 'anything' })
  expect({ status, body }).toMatchObject({ status: 200, body: { hits: [], chunks: 0 } })
})
