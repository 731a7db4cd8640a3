import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type FixtureSite, fixtureSite } from '#test/support/providers/fixture-site'
import { type KnowledgeWorld, knowledgeWorld } from '#test/support/worlds/knowledge-world'

export interface CrawlBench {
  region: TestRegion
  world: KnowledgeWorld
  /** The website that is crawled. */
  site: FixtureSite
}

/** A region for the tests of one file, and a fresh agent and website for each: the bench is filled before it. */
export const crawlBench = (): CrawlBench => {
  const bench = {} as CrawlBench
  beforeAll(async () => {
    bench.region = await startRegion()
  })
  afterAll(() => bench.region.stop())
  beforeEach(async () => {
    bench.world = await knowledgeWorld(bench.region)
    bench.site = await fixtureSite()
    process.env.SAFE_FETCH_ALLOW = bench.site.allow
  })
  afterEach(async () => {
    bench.world.stop()
    await bench.site[Symbol.asyncDispose]()
  })
  return bench
}
