import { ensureCrawl } from '#features/crawls'
import { importWholeCrawl } from '#features/knowledge-imports'
import { startRegion } from '#test/support/handlers/start-region'
import { fixtureSite } from '#test/support/providers/fixture-site'
import { knowledgeWorld } from '#test/support/worlds/knowledge-world'

/**
 * The time until an agent can answer from a site of 50 pages on loopback: crawl, import, index, answer, through the real flows
 * with database and files in memory. Without the network, so this is our own share. Target: 20 s.
 */
const PAGES = 50
const PARAGRAPHS = 40

const words =
  'valve boiler pressure filter descale portafilter grinder burr tamper group head pump seal gasket steam wand'.split(
    ' ',
  )
const word = (at: number) => words[(at * 7919) % words.length]
const page = (at: number): string => {
  const paragraphs = Array.from({ length: PARAGRAPHS }, (_, row) => {
    const text = Array.from({ length: 45 }, (_, n) => word(at * 31 + row * 17 + n)).join(' ')
    return `${row % 8 === 0 ? `<h2>Chapter ${at}.${row}</h2>` : ''}<p>${text}, as page ${at} says in paragraph ${row}.</p>`
  })
  const links = Array.from({ length: PAGES }, (_, n) => `<a href="/p${n}">Page ${n}</a>`)
  return `<!doctype html><title>Manual ${at}</title><nav>${links.join(' ')}</nav><main><h1>Part ${at}</h1>${paragraphs.join('')}<p>The secret number of part ${at} is ${1000 + at}.</p></main>`
}

const region = await startRegion()
const site = await fixtureSite()
process.env.SAFE_FETCH_ALLOW = site.allow
site.serve((path) => {
  const at = path === '/' ? 0 : Number(/^\/p(\d+)$/.exec(path)?.[1] ?? Number.NaN)
  return Number.isNaN(at) ? undefined : page(at)
})
const world = await knowledgeWorld(region)
const where = { workspaceId: world.owner.uid, agentId: world.agentId, crawlId: 'crawl0000000000000001' }
const plan = { seeds: [site.origin], mode: 'deep' as const, include: [], exclude: [], maxPages: PAGES, maxDepth: 3 }
const took: Record<string, string> = {}
const clocked = async (name: string, work: () => Promise<unknown>) => {
  const started = performance.now()
  await work()
  took[name] = `${((performance.now() - started) / 1000).toFixed(2)} s`
}
const started = performance.now()
await clocked('crawled', async () => {
  await ensureCrawl({ ...where, plan, isFree: false })
  await world.settle()
})
await clocked('cut and indexed', async () => {
  await importWholeCrawl({ ...where, by: 'bench' })
  await world.settle()
})
await clocked('answered', async () => {
  const [best] = await world.ask('What is the secret number of part 37?')
  if (!best?.text.includes('1037')) throw new Error('it was not found')
})
const [source] = await world.list()
took.together = `${((performance.now() - started) / 1000).toFixed(2)} s`
console.table({
  ...took,
  pages: source?.pageCount,
  chunks: source?.chunkCount,
  requests: site.requests.length,
  memory: `${Math.round(process.memoryUsage().rss / 1024 / 1024)} MB`,
})
world.stop()
await region.stop()
await site[Symbol.asyncDispose]()
