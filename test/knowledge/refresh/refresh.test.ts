import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handler as refreshDue } from '#functions/knowledge/refresh/refresh-due'
import { replaceWorld } from '#lib/world'
import { knowledgeMessages } from '#shared/knowledge/messages'
import type { Source } from '#shared/knowledge/schema'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type ThirdPartyServer, thirdPartyServer } from '#test/support/providers/third-party-server'
import { docxOf } from '#test/support/samples/docx-of'
import { type KnowledgeWorld, knowledgeWorld } from '#test/support/worlds/knowledge-world'

const HOUR = 3600_000

let region: TestRegion
let world: KnowledgeWorld
let site: ThirdPartyServer
let now = Date.now()
let undo: () => void

beforeAll(async () => {
  site = await thirdPartyServer()
})
afterAll(() => site[Symbol.asyncDispose]())
// a separate region for each test, because a run refreshes the sources of all agents
beforeEach(async () => {
  region = await startRegion()
  undo = replaceWorld({ now: () => now })
  world = await knowledgeWorld(region)
  process.env.SAFE_FETCH_ALLOW = site.allow
})
afterEach(async () => {
  undo()
  world.stop()
  await region.stop()
})

const serve = (text: string, headers: Readonly<Record<string, string>> = {}, status = 200) =>
  site.answer((_, response) =>
    response
      .writeHead(status, { 'content-type': 'text/html', ...headers })
      .end(`<title>Handbook</title><main><p>${text}</p></main>`),
  )
const tick = async () => {
  await refreshDue({}, lambdaContext())
  await world.settle()
}
const change = (source: Source, patch: object) =>
  world.call('PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: source.id, ...patch })
const currentSource = async (): Promise<Source> => {
  const [source] = await world.list()
  if (!source) throw new Error('there is one')
  return source
}
const waiting = () => region.rows().filter(({ pk }) => String(pk).startsWith('REFRESH#'))
const page = (every: string, path = '/hours') =>
  world.import({ type: 'url', url: `${site.origin}${path}`, refreshEvery: every })

describe('a refreshed page', () => {
  test('is not refreshed before its time, and then at every interval', async () => {
    serve('The course costs 69 euro.')
    const source = await page('6h')
    expect(source).toMatchObject({ refreshEvery: '6h', nextAt: now + 6 * HOUR })
    serve('The course costs 75 euro.')
    const asked = site.requests.length
    now += 6 * HOUR - 1
    await tick()
    expect(site.requests.length).toBe(asked)
    now += 1
    await tick()
    expect(await currentSource()).toMatchObject({ status: 'indexed', nextAt: now + 6 * HOUR })
    expect((await world.ask('What does the course cost?'))[0]?.text).toContain('75 euro')
    now += 6 * HOUR
    await tick()
    expect(await currentSource()).toMatchObject({ status: 'unchanged', nextAt: now + 6 * HOUR })
    expect(waiting()).toHaveLength(1)
  })

  test('costs one conditional request and no new index while it stays the same', async () => {
    serve('The course costs 69 euro.', { etag: '"v1"' })
    await page('24h')
    const indexes = world.files.keys().filter((key) => key.includes('/index/'))
    const asked = site.requests.length
    site.answer((request, response) =>
      response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 500).end(),
    )
    now += 24 * HOUR
    await tick()
    expect(site.requests.length - asked).toBe(1)
    expect(await currentSource()).toMatchObject({ status: 'unchanged', lastOkAt: now })
    expect(world.files.keys().filter((key) => key.includes('/index/'))).toEqual(indexes)
  })

  test('that fails keeps answering from its last good copy, and shows how often, since when and the next try', async () => {
    serve('The course costs 69 euro.')
    const { lastOkAt } = await page('12h')
    serve('Forbidden', {}, 403)
    now += 12 * HOUR
    const since = now
    // half a day, doubled each time, up to seven days
    for (const [at, hours] of [24, 48, 96, 168, 168, 168].entries()) {
      await tick()
      const nextAt = now + hours * HOUR
      const failing = { status: 'failed', failures: at + 1, failingSince: since, lastOkAt, chunkCount: 1, nextAt }
      expect(await currentSource()).toMatchObject(failing)
      const asked = site.requests.length
      now = nextAt - 1
      await tick()
      expect(site.requests.length).toBe(asked)
      now = nextAt
    }
    expect((await world.ask('What does the course cost?'))[0]?.text).toContain('69 euro')
    serve('The course costs 80 euro.')
    await tick()
    const good = await currentSource()
    expect(good).toMatchObject({ status: 'indexed', nextAt: now + 12 * HOUR })
    expect(good).not.toHaveProperty('failures')
    expect(good).not.toHaveProperty('failingSince')
    expect(good).not.toHaveProperty('error')
  })

  test('that failed returns to its interval after a successful import or a change of the interval', async () => {
    serve('Forbidden', {}, 403)
    const source = await page('6h')
    expect(source).toMatchObject({ status: 'failed', failures: 1, nextAt: now + 12 * HOUR })
    expect((await change(source, { refreshEvery: '12h' })).body.source.nextAt).toBe(now + 12 * HOUR)
    expect(await world.again(source.id)).toMatchObject({ failures: 2, nextAt: now + 48 * HOUR })
    serve('The course costs 69 euro.')
    const mended = await world.again(source.id)
    expect(mended).toMatchObject({ status: 'indexed', nextAt: now + 12 * HOUR })
    expect(mended).not.toHaveProperty('failures')
    expect(waiting()).toHaveLength(1)
  })

  test('with an interval of seven days waits no longer when it fails', async () => {
    serve('Forbidden', {}, 403)
    expect(await page('7d')).toMatchObject({ failures: 1, nextAt: now + 7 * 24 * HOUR })
  })

  test('is refreshed once by two concurrent runs', async () => {
    serve('The course costs 69 euro.')
    await page('6h')
    const asked = site.requests.length
    now += 6 * HOUR
    await Promise.all([refreshDue({}, lambdaContext()), refreshDue({}, lambdaContext())])
    await world.settle()
    await tick()
    expect(site.requests.length - asked).toBe(1)
    expect(waiting()).toHaveLength(1)
  })

  test('follows a change of its interval at once, and stops when it is set to never', async () => {
    serve('The course costs 69 euro.')
    const source = await page('7d')
    expect((await change(source, { refreshEvery: '6h' })).body.source.nextAt).toBe(now + 6 * HOUR)
    expect(waiting()).toHaveLength(1)
    const { body } = await change(source, { refreshEvery: 'never' })
    expect(body.source).not.toHaveProperty('nextAt')
    expect(waiting()).toEqual([])
    const asked = site.requests.length
    now += 30 * 24 * HOUR
    await tick()
    expect(site.requests.length).toBe(asked)
  })

  test('uses an interval that is changed during an import', async () => {
    serve('The course costs 69 euro.')
    const { body } = await world.add({ type: 'url', url: `${site.origin}/hours`, refreshEvery: '7d' })
    world.state.around = async (name, work) => {
      if (name === 'knowledge/imports/extract-source') await change(body.source, { refreshEvery: '6h' })
      return work()
    }
    await world.settle()
    expect(await currentSource()).toMatchObject({ refreshEvery: '6h', nextAt: now + 6 * HOUR })
    expect(waiting()).toHaveLength(1)
  })

  test('that was deleted is not refreshed, and nothing of it is scheduled', async () => {
    serve('The course costs 69 euro.')
    const source = await page('6h')
    await world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: source.id })
    await world.settle()
    const asked = site.requests.length
    now += 6 * HOUR
    await tick()
    expect(site.requests.length).toBe(asked)
    expect(waiting()).toEqual([])
  })

  test('whose import was lost is refreshed at its next time', async () => {
    serve('The course costs 69 euro.')
    await page('6h')
    now += 6 * HOUR
    // queued, but the flow never ran
    await refreshDue({}, lambdaContext())
    world.state.seen = region.events().length
    now += 6 * HOUR
    await tick()
    expect(await currentSource()).toMatchObject({ status: 'unchanged', nextAt: now + 6 * HOUR })
  })
})

describe('changing a source', () => {
  test('fields left out keep their value', async () => {
    serve('The course costs 69 euro.')
    const source = await world.import({ type: 'url', url: `${site.origin}/hours`, tags: ['prices'], title: 'Courses' })
    expect(source.title).toBe('Courses')
    expect((await change(source, { refreshEvery: '24h' })).body.source).toMatchObject({
      tags: ['prices'],
      title: 'Courses',
    })
    expect((await change(source, { tags: [] })).body.source).toMatchObject({ tags: [], refreshEvery: '24h' })
  })

  test('a member’s title overrides the document’s own, in the list and in citations', async () => {
    const source = await world.import({
      type: 'markdown',
      text: '# Draft 7 final\n\nThe course costs 69 euro.',
      title: 'Prices',
    })
    expect(source.title).toBe('Prices')
    await change(source, { title: 'Prices 2027' })
    await world.settle()
    expect((await currentSource()).title).toBe('Prices 2027')
    expect((await world.ask('What does the course cost?'))[0]?.title).toBe('Prices 2027')
    const own = await world.import({ type: 'markdown', text: '# Handbook\n\nThe shop opens at 9.' })
    expect(own.title).toBe('Handbook')
  })

  test('another address is imported at once, and the old page answers until then', async () => {
    serve('The course costs 69 euro.', { etag: '"v1"' })
    const source = await page('24h')
    serve('The course costs 99 euro.')
    const { body } = await change(source, { url: `${site.origin}/new` })
    expect(body.source).toMatchObject({ status: 'queued', url: `${site.origin}/new` })
    expect((await world.ask('What does the course cost?'))[0]?.text).toContain('69 euro')
    await world.settle()
    const [hit] = await world.ask('What does the course cost?')
    expect([hit?.text, hit?.url]).toEqual(['The course costs 99 euro.', `${site.origin}/new`])
    expect(site.requests.at(-1)?.headers['if-none-match']).toBeUndefined()
  })

  test('a duplicate or an empty address is refused', async () => {
    serve('The course costs 69 euro.')
    const source = await page('never')
    await page('never', '/other')
    expect((await change(source, { url: `${site.origin}/other` })).body.message).toBe(knowledgeMessages.alreadyThere)
    expect((await change(source, { url: 'ftp://x' })).status).toBe(422)
    const text = await world.import({ type: 'text', text: 'Hello there' })
    expect((await change(text, { url: `${site.origin}/x` })).body.message).toBe(knowledgeMessages.noAddress)
    expect((await change(text, { refreshEvery: '6h' })).body.message).toBe(knowledgeMessages.neverRefreshed)
  })
})

describe('data for the screens', () => {
  test('the counts above the tabs', async () => {
    expect(await world.import({ type: 'text', text: 'We are open from 8 to 18.' })).toMatchObject({ status: 'indexed' })
    await world.import({ type: 'url', url: 'http://nowhere.invalid/' })
    await world.call('POST /v2/agents/{agentId}/knowledge/pairs', { question: 'Open?', answer: 'From 8 to 18.' })
    const { body } = await world.call('GET /v2/agents/{agentId}/knowledge')
    expect(body.summary).toEqual({ sources: 2, chunks: 1, pairs: 1, failing: 1 })
  })

  test('the chunks of a source, fifty a page, in their order', async () => {
    const text = Array.from({ length: 130 }, (_, n) => `# Part ${n}\n\n${`Sentence ${n}. `.repeat(120)}`).join('\n\n')
    const source = await world.import({ type: 'markdown', text })
    const seen: string[] = []
    let after: string | undefined
    let total = 0
    do {
      const { body } = await world.call('GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/chunks', {
        sourceId: source.id,
        ...(after ? { after } : {}),
      })
      expect(body.chunks.length).toBeLessThanOrEqual(50)
      seen.push(...body.chunks.map(({ heading }: { heading: string }) => heading))
      total = body.total
      after = body.cursor
    } while (after)
    expect(seen).toHaveLength(source.chunkCount)
    expect(total).toBe(source.chunkCount)
    expect([seen[1], seen.at(-1)]).toEqual(['Part 1', 'Part 129'])
  })

  test('an uploaded Word document and an uploaded table answer', async () => {
    const upload = async (type: string, bytes: Uint8Array, fileName: string) => {
      const { body } = await world.call('POST /v2/agents/{agentId}/knowledge/uploads', { bytes: bytes.length })
      await world.files.put(`uploads/knowledge/${world.agentId}/${body.uploadId}`, bytes)
      return world.import({ type, uploadId: body.uploadId, fileName })
    }
    const docx = docxOf([{ text: 'Garden', heading: 1 }, { text: 'The garden closes at dusk.' }])
    expect(await upload('docx', docx, 'garden.docx')).toMatchObject({ status: 'indexed', chunkCount: 1 })
    const table = new TextEncoder().encode('Room,Price\nAtlantic suite,320\nSingle,60\n')
    expect(await upload('csv', table, 'rooms.csv')).toMatchObject({ status: 'indexed', title: 'rooms.csv' })
    const text = new TextEncoder().encode('The bar pours until midnight.')
    expect(await upload('text', text, 'bar.txt')).toMatchObject({ status: 'indexed', title: 'bar.txt' })
    expect((await world.ask('When does the garden close?'))[0]?.text).toContain('dusk')
    expect((await world.ask('What does the Atlantic suite cost?'))[0]?.text).toContain('320')
    expect((await world.ask('Until when does the bar pour?'))[0]?.text).toContain('midnight')
  })
})
