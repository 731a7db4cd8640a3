import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { clearIndexCache, retrieve } from '#features/knowledge'
import { embedMissing } from '#functions/knowledge/index/embed-missing'
import { openAiEmbedder } from '#functions/knowledge/index/openai.gateway'
import { replaceSecrets } from '#lib/secrets'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { fixtureSite, pageSaying } from '#test/support/providers/fixture-site'
import { type ThirdPartyServer, thirdPartyServer } from '#test/support/providers/third-party-server'
import { type KnowledgeWorld, knowledgeWorld } from '#test/support/worlds/knowledge-world'
import { earlierChunks, seedIndex } from '#test/support/worlds/seed-index'

let region: TestRegion
let provider: ThirdPartyServer
let world: KnowledgeWorld
let texts: string[] = []
let status = 200
/** The provider's fault, if any: too short vectors, or one missing. */
let fault: 'short' | 'left-out' | undefined
const tokenKeys = ['0123456789abcdef0123456789abcdef']

/** A model with synonyms: each meaning is a direction. */
const meanings = [/car|vehicle|automobile/, /repair|mend|fix/, /coffee|espresso/, /holiday|vacation|leave/]
const embed = (text: string): number[] => {
  const vector = new Array<number>(1536).fill(0.01)
  for (const [at, meaning] of meanings.entries()) if (meaning.test(text.toLowerCase())) vector[at * 100] = 1
  return vector
}

beforeAll(async () => {
  region = await startRegion()
  provider = await thirdPartyServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { input, model, dimensions } = JSON.parse(body)
    const isRight =
      request.url === '/v1/embeddings' &&
      request.headers.authorization === 'Bearer key' &&
      model === 'text-embedding-3-small' &&
      dimensions === 1536
    if (!isRight || status !== 200) return response.writeHead(isRight ? status : 400).end()
    texts.push(...input)
    const data = input.map((text: string, index: number) => ({
      object: 'embedding',
      index,
      embedding: fault === 'short' ? embed(text).slice(0, 768) : embed(text),
    }))
    if (fault === 'left-out') data.pop()
    // the API does not guarantee an order
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ object: 'list', data: data.reverse() }))
  })
})
afterAll(async () => {
  await region.stop()
  await provider[Symbol.asyncDispose]()
})
beforeEach(async () => {
  world = await knowledgeWorld(region)
  replaceSecrets({ tokenKeys, openaiApiKey: 'key', openaiBaseUrl: `${provider.origin}/v1/` })
  texts = []
  status = 200
  fault = undefined
})
afterEach(() => {
  replaceSecrets({ tokenKeys })
  world.stop()
})

test('a question in other words is answered by meaning', async () => {
  await world.import({ type: 'text', text: 'Espresso machines are cleaned every week.' })
  const garage = await world.import({ type: 'text', text: 'We mend every automobile within two days.' })
  const [best] = await world.ask('who can repair my car')
  expect(best?.sourceId).toBe(garage.id)
  expect(best?.score).toBeGreaterThan(0.6)
  replaceSecrets({ tokenKeys })
  expect((await world.ask('who can repair my car'))[0]?.score ?? 0).toBeLessThan(0.6)
})

test('a Q&A answers a question in other words, but not a fragment that only shares the question before it', async () => {
  const { agentId } = world
  const content = { question: 'Can you mend my automobile?', answer: 'Yes, within two days.' }
  await world.call('POST /v2/agents/{agentId}/knowledge/pairs', content)
  await world.settle()
  const [best] = await world.ask('who can repair the car')
  expect(best?.pair?.wins).toBe(true)
  clearIndexCache()
  const text = 'who can repair the car\nAnd the dog?'
  const fragment = await retrieve({ agentId, text, asked: 'And the dog?', limit: 5 })
  expect(fragment.map(({ pair }) => pair?.wins)).toEqual([false])
})

test('a chunk is embedded once, even if its source is imported again or its neighbours change', async () => {
  await world.import({ type: 'text', text: 'We mend every automobile within two days.' })
  expect(texts).toHaveLength(1)
  const second = await world.import({ type: 'text', text: 'Ten people work in the garage.' })
  expect(texts).toHaveLength(2)
  await world.again(second.id)
  await world.call('PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: second.id, tags: ['a'] })
  await world.settle()
  expect(texts).toHaveLength(2)
})

test('if the provider fails, the import succeeds and search is lexical', async () => {
  status = 500
  const source = await world.import({ type: 'text', text: 'We mend every automobile within two days.' })
  expect(source.status).toBe('indexed')
  expect((await world.ask('automobile'))[0]?.sourceId).toBe(source.id)
  status = 200
  await world.import({ type: 'text', text: 'Ten people work in the garage.' })
  expect(texts).toHaveLength(2)
  expect((await world.ask('who can repair my car'))[0]?.sourceId).toBe(source.id)
})

test('a change of model embeds everything again', async () => {
  const chunk = { id: 's:0', sourceId: 's', title: 'Garage', headingPath: [], text: 'We mend cars.', hash: 'h' }
  const settings = { apiKey: 'key', baseUrl: `${provider.origin}/v1` }
  const known = await embedMissing(openAiEmbedder(settings))({ sources: [], chunks: [chunk] })
  expect(texts).toEqual(['Garage\nWe mend cars.'])
  await embedMissing(openAiEmbedder(settings))(known)
  expect(texts).toHaveLength(1)
  const other = await embedMissing({ ...openAiEmbedder(settings), model: 'another' })(known)
  expect(texts).toHaveLength(2)
  expect(other.embeddingModel).toBe('another')
  expect(await embedMissing(undefined)(known)).toMatchObject({ embeddings: undefined, embeddingModel: undefined })
})

test.each(['short', 'left-out'] as const)(
  'an answer that is %s is as good as none: words still find, and the next import asks again',
  async (what) => {
    fault = what
    const source = await world.import({ type: 'text', text: 'We mend every automobile within two days.' })
    expect(source.status).toBe('indexed')
    expect((await world.ask('automobile'))[0]?.sourceId).toBe(source.id)
    expect((await world.ask('who can repair my car'))[0]?.score ?? 0).toBeLessThan(0.6)
    fault = undefined
    await world.import({ type: 'text', text: 'Ten people work in the garage.' })
    expect((await world.ask('who can repair my car'))[0]?.sourceId).toBe(source.id)
  },
)

test('beside a large index only the new page is embedded, and what the provider left out with the next one', async () => {
  const chunks = earlierChunks(40)
  const embeddings = chunks.map(() => Float32Array.from(embed('holiday')))
  await seedIndex(world, [chunks], { embeddings, embeddingModel: 'text-embedding-3-small/1536' })
  const garage = await world.import({ type: 'text', text: 'We mend every automobile within two days.' })
  expect(texts).toHaveLength(1)
  await world.again(garage.id)
  expect(texts).toHaveLength(1)
  expect((await world.ask('who can repair my car'))[0]?.sourceId).toBe(garage.id)
  status = 500
  const kitchen = await world.import({ type: 'text', text: 'Espresso is served at noon.' })
  status = 200
  texts = []
  await world.import({ type: 'text', text: 'Ten people work in the garage.' })
  expect(texts).toHaveLength(2)
  expect((await world.ask('when can I drink a coffee'))[0]?.sourceId).toBe(kitchen.id)
  expect((await world.ask('who can repair my car'))[0]?.sourceId).toBe(garage.id)
})

test('if the provider’s answer is invalid, the search is lexical', async () => {
  const source = await world.import({ type: 'text', text: 'We mend every automobile within two days.' })
  fault = 'short'
  expect((await world.ask('automobile'))[0]).toMatchObject({ sourceId: source.id })
  expect((await world.ask('who can repair my car'))[0]?.score ?? 0).toBeLessThan(0.6)
})

test('a refresh of a site only embeds new chunks', async () => {
  const site = await fixtureSite()
  process.env.SAFE_FETCH_ALLOW = site.allow
  const pages = {
    '/': pageSaying('Welcome to the garage.', ['/hours', '/cars']),
    '/hours': pageSaying('We are open on Friday nights.'),
    '/cars': pageSaying('We mend every automobile within two days.'),
  }
  site.serve(pages)
  const call = (key: string, input: Readonly<Record<string, unknown>>) =>
    region.invoke(
      key as Parameters<typeof region.invoke>[0],
      { workspaceId: world.owner.uid, ...input },
      { token: world.owner.token },
    )
  const { body } = await call('POST /v2/workspaces/{workspaceId}/crawls', {
    agentId: world.agentId,
    seeds: [site.origin],
  })
  await world.settle()
  await call('POST /v2/workspaces/{workspaceId}/crawls/{crawlId}/import', { crawlId: body.crawl.id, pages: 'all' })
  await world.settle()
  const [source] = await world.list()
  expect(texts).toHaveLength(3)
  await world.again(source?.id ?? '')
  expect(texts).toHaveLength(3)
  site.serve({ ...pages, '/hours': pageSaying('We are open on Monday mornings.') })
  await world.again(source?.id ?? '')
  expect(texts.slice(3)).toEqual([expect.stringContaining('Monday mornings')])
  await site[Symbol.asyncDispose]()
})
