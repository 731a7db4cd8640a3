import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type FixtureSite, fixtureSite } from '#test/support/providers/fixture-site'
import { type KnowledgeWorld, knowledgeWorld } from '#test/support/worlds/knowledge-world'

export interface CrawlFixture {
  region: TestRegion
  world: KnowledgeWorld
  /** The website that is crawled. */
  site: FixtureSite
}

/** A region for the tests of one file, and a fresh agent and website for each: the fixture is filled before it. */
export const crawlFixture = (): CrawlFixture => {
  const fixture = {} as CrawlFixture
  beforeAll(async () => {
    fixture.region = await startRegion()
  })
  afterAll(() => fixture.region.stop())
  beforeEach(async () => {
    fixture.world = await knowledgeWorld(fixture.region)
    fixture.site = await fixtureSite()
    process.env.SAFE_FETCH_ALLOW = fixture.site.allow
  })
  afterEach(async () => {
    fixture.world.stop()
    await fixture.site[Symbol.asyncDispose]()
  })
  return fixture
}
