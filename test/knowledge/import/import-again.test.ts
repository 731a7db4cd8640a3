import { describe, expect, test } from 'vitest'
import { importMessages } from '#shared/documents/import-messages'
import { importFixture } from '#test/support/worlds/region-fixtures/import-fixture'

const { fixture, serve, addPage } = importFixture()

describe('importing again', () => {
  test('replaces the page’s previous text', async () => {
    serve('The course costs 69 euro.')
    const source = await addPage()
    serve('The course costs 75 euro.')
    expect(await fixture.world.again(source.id)).toMatchObject({ status: 'indexed' })
    const hits = await fixture.world.ask('What does the course cost?')
    expect(hits.map((hit) => hit.text)).toEqual(['The course costs 75 euro.'])
  })

  test('an unchanged page costs one conditional request and is reported as unchanged', async () => {
    serve('The course costs 69 euro.', { etag: '"v1"' })
    const source = await addPage()
    const before = fixture.site.requests.length
    fixture.site.answer((request, response) =>
      response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 500).end(),
    )
    expect(await fixture.world.again(source.id)).toMatchObject({ status: 'unchanged', chunkCount: 1 })
    expect(fixture.site.requests.length - before).toBe(1)
  })

  test('the same text from a server without validators is reported as unchanged too', async () => {
    serve('The course costs 69 euro.')
    const source = await addPage()
    const indexes = fixture.world.files.keys().filter((key) => key.includes('/index/'))
    expect(await fixture.world.again(source.id)).toMatchObject({ status: 'unchanged' })
    expect(fixture.world.files.keys().filter((key) => key.includes('/index/'))).toEqual(indexes)
  })

  test('a failure leaves the last good copy answering', async () => {
    serve('The course costs 69 euro.')
    const source = await addPage()
    fixture.site.answer((_, response) => response.writeHead(503).end())
    expect(await fixture.world.again(source.id)).toMatchObject({
      status: 'failed',
      chunkCount: 1,
      lastOkAt: source.lastOkAt,
      error: { code: 'page-broken', message: importMessages['page-broken'] },
    })
    expect((await fixture.world.ask('What does the course cost?'))[0]?.text).toBe('The course costs 69 euro.')
    serve('The course costs 69 euro.')
    const healed = await fixture.world.again(source.id)
    expect(healed).toMatchObject({ status: 'unchanged' })
    expect(healed).not.toHaveProperty('error')
  })

  test('is refused while an import runs', async () => {
    const { body } = await fixture.world.add({ type: 'text', text: 'The warranty lasts 36 months.' })
    const { status } = await fixture.world.call('POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import', {
      sourceId: body.source.id,
    })
    expect(status).toBe(409)
  })

  test('with another chunk size chunks again, though the page did not change', async () => {
    serve(Array.from({ length: 60 }, (_, n) => `Sentence ${n} says something about the matter.`).join(' '), {
      etag: '"v1"',
    })
    const source = await addPage()
    await fixture.world.call('POST /v2/agents/{agentId}', { vgOptions: { maxChunkSize: 1000 } })
    const again = await fixture.world.again(source.id)
    expect(again?.status).toBe('indexed')
    expect(again?.chunkCount).toBeGreaterThan(source.chunkCount)
  })
})

describe('tags', () => {
  test('limit search results, also after a change', async () => {
    const source = await fixture.world.import({
      type: 'text',
      text: 'The warranty lasts 36 months.',
      tags: ['service', 'service'],
    })
    expect(source.tags).toEqual(['service'])
    expect(await fixture.world.ask('warranty', ['shop'])).toEqual([])
    await fixture.world.call('PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}', {
      sourceId: source.id,
      tags: ['shop'],
    })
    await fixture.world.settle()
    expect(await fixture.world.ask('warranty', ['shop'])).toHaveLength(1)
    expect(await fixture.world.ask('warranty', ['service'])).toEqual([])
  })
})
