import { describe, expect, test } from 'vitest'
import { importMessages } from '#shared/documents/import-messages'
import { importBench } from '#test/support/worlds/benches/import-bench'

const { bench, serve, addPage } = importBench()

describe('importing again', () => {
  test('replaces the page’s previous text', async () => {
    serve('The course costs 69 euro.')
    const source = await addPage()
    serve('The course costs 75 euro.')
    expect(await bench.world.again(source.id)).toMatchObject({ status: 'indexed' })
    const hits = await bench.world.ask('What does the course cost?')
    expect(hits.map((hit) => hit.text)).toEqual(['The course costs 75 euro.'])
  })

  test('an unchanged page costs one conditional request and is reported as unchanged', async () => {
    serve('The course costs 69 euro.', { etag: '"v1"' })
    const source = await addPage()
    const before = bench.site.requests.length
    bench.site.answer((request, response) =>
      response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 500).end(),
    )
    expect(await bench.world.again(source.id)).toMatchObject({ status: 'unchanged', chunkCount: 1 })
    expect(bench.site.requests.length - before).toBe(1)
  })

  test('the same text from a server without validators is reported as unchanged too', async () => {
    serve('The course costs 69 euro.')
    const source = await addPage()
    const indexes = bench.world.files.keys().filter((key) => key.includes('/index/'))
    expect(await bench.world.again(source.id)).toMatchObject({ status: 'unchanged' })
    expect(bench.world.files.keys().filter((key) => key.includes('/index/'))).toEqual(indexes)
  })

  test('a failure leaves the last good copy answering', async () => {
    serve('The course costs 69 euro.')
    const source = await addPage()
    bench.site.answer((_, response) => response.writeHead(503).end())
    expect(await bench.world.again(source.id)).toMatchObject({
      status: 'failed',
      chunkCount: 1,
      lastOkAt: source.lastOkAt,
      error: { code: 'page-broken', message: importMessages['page-broken'] },
    })
    expect((await bench.world.ask('What does the course cost?'))[0]?.text).toBe('The course costs 69 euro.')
    serve('The course costs 69 euro.')
    const healed = await bench.world.again(source.id)
    expect(healed).toMatchObject({ status: 'unchanged' })
    expect(healed).not.toHaveProperty('error')
  })

  test('is refused while an import runs', async () => {
    const { body } = await bench.world.add({ type: 'text', text: 'The warranty lasts 36 months.' })
    const { status } = await bench.world.call('POST /v2/agents/{agentId}/knowledge/sources/{sourceId}/import', {
      sourceId: body.source.id,
    })
    expect(status).toBe(409)
  })

  test('with another chunk size chunks again, though the page did not change', async () => {
    serve(Array.from({ length: 60 }, (_, n) => `Sentence ${n} says something about the matter.`).join(' '), {
      etag: '"v1"',
    })
    const source = await addPage()
    await bench.world.call('POST /v2/agents/{agentId}', { vgOptions: { maxChunkSize: 1000 } })
    const again = await bench.world.again(source.id)
    expect(again?.status).toBe('indexed')
    expect(again?.chunkCount).toBeGreaterThan(source.chunkCount)
  })
})

describe('tags', () => {
  test('limit search results, also after a change', async () => {
    const source = await bench.world.import({
      type: 'text',
      text: 'The warranty lasts 36 months.',
      tags: ['service', 'service'],
    })
    expect(source.tags).toEqual(['service'])
    expect(await bench.world.ask('warranty', ['shop'])).toEqual([])
    await bench.world.call('PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}', {
      sourceId: source.id,
      tags: ['shop'],
    })
    await bench.world.settle()
    expect(await bench.world.ask('warranty', ['shop'])).toHaveLength(1)
    expect(await bench.world.ask('warranty', ['service'])).toEqual([])
  })
})
