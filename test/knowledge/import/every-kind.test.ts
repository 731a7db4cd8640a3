import { describe, expect, test } from 'vitest'
import { importFixture } from '#test/support/worlds/region-fixtures/import-fixture'

const { fixture, serve, addPage, upload, fixtureFile } = importFixture()

describe('added sources answer', () => {
  test('a web page', async () => {
    serve('We are open from 8:00 to 18:00, on Saturday until 14:00.')
    const source = await addPage()
    expect(source).toMatchObject({
      status: 'indexed',
      title: 'Handbook',
      chunkCount: 1,
      url: `${fixture.site.origin}/hours`,
    })
    expect(source.lastOkAt).toBeGreaterThan(0)
    const [best] = await fixture.world.ask('When are you open on Saturday?')
    expect(best).toMatchObject({
      sourceId: source.id,
      title: 'Handbook',
      url: `${fixture.site.origin}/hours`,
      heading: 'Opening hours',
    })
    expect(best?.text).toContain('until 14:00')
    expect(best?.score).toBeGreaterThan(0.6)
  })

  test('pasted text', async () => {
    const source = await fixture.world.import({
      type: 'text',
      text: 'The warranty lasts 36 months.\n\nSeals are covered for 6.',
    })
    expect(source).toMatchObject({ status: 'indexed', title: 'The warranty lasts 36 months.' })
    expect((await fixture.world.ask('How long is the warranty?'))[0]?.text).toContain('36 months')
  })

  test('Markdown', async () => {
    await fixture.world.import({
      type: 'markdown',
      text: '# Returns\n\nSend anything back within **30 days**.',
      fileName: 'returns.md',
    })
    expect((await fixture.world.ask('When can I send things back?'))[0]).toMatchObject({ title: 'Returns' })
  })

  test('a PDF, cited with its page', async () => {
    const source = await fixture.world.import(await upload(await fixtureFile('manual.pdf')))
    expect(source).toMatchObject({ status: 'indexed', title: 'Espresso machine manual', fileName: 'manual.pdf' })
    const { body } = await fixture.world.call('POST /v2/agents/{agentId}/knowledge/search', {
      question: 'How long is the warranty?',
    })
    expect(body).toMatchObject({ threshold: 0.6, hits: [{ page: expect.any(Number), lexical: expect.any(Number) }] })
  })

  test('only the originals and one index stay in storage', async () => {
    serve('Open from 8:00 to 18:00, every day of the week.')
    await addPage()
    const text = await fixture.world.import({ type: 'text', text: 'The warranty lasts 36 months.' })
    const pdf = await fixture.world.import(await upload(await fixtureFile('manual.pdf')))
    const agent = `knowledge/${fixture.world.agentId}`
    const originals = [text, pdf].map(({ id }) => `${agent}/sources/${id}/original`)
    expect(fixture.world.files.keys()).toEqual([
      expect.stringMatching(new RegExp(`^${agent}/index/0000000003-`)),
      ...originals.toSorted(),
    ])
  })
})

describe('an import shows its progress', () => {
  test('queued at once, then step by step, with events', async () => {
    serve('Open from 8:00 to 18:00, every day of the week.')
    process.env.SAFE_FETCH_ALLOW = fixture.site.allow
    const { body } = await fixture.world.add({ type: 'url', url: `${fixture.site.origin}/hours` })
    expect(body.source).toMatchObject({ status: 'queued', chunkCount: 0 })
    const steps: (string | undefined)[] = []
    fixture.world.state.around = async (_, work) => {
      const result = await work()
      const [source] = await fixture.world.list()
      steps.push(source?.step ?? source?.status)
      return result
    }
    await fixture.world.settle()
    expect(steps).toEqual(['fetching', 'fetching', 'reading', 'indexed'])
    const changes = fixture.region
      .events()
      .filter(({ type, data }) => type === 'knowledge.source-changed' && data.sourceId === body.source.id)
    expect(changes.map(({ data }) => data.status)).toEqual(['fetching', 'fetching', 'fetching', 'indexed'])
  })
})

test('an agent without knowledge finds nothing', async () => {
  expect(await fixture.world.ask('anything')).toEqual([])
  const { status, body } = await fixture.world.call('POST /v2/agents/{agentId}/knowledge/search', {
    question: 'anything',
  })
  expect({ status, body }).toMatchObject({ status: 200, body: { hits: [], chunks: 0 } })
})
