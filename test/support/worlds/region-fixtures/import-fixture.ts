import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { MAX_UPLOAD_BYTES } from '#shared/knowledge/source-routes'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type ThirdPartyServer, thirdPartyServer } from '#test/support/providers/third-party-server'
import { type KnowledgeWorld, knowledgeWorld } from '#test/support/worlds/knowledge-world'

interface Fixture {
  region: TestRegion
  /** A website that answers as a test says. */
  site: ThirdPartyServer
  world: KnowledgeWorld
}

const page = (text: string) => `<title>Handbook</title><main><h1>Opening hours</h1><p>${text}</p></main>`

/** A region and a website for the tests of one file, and a fresh agent's knowledge for each: `fixture` is filled before it. */
export const importFixture = () => {
  const fixture = {} as Fixture
  beforeAll(async () => {
    fixture.region = await startRegion()
    fixture.site = await thirdPartyServer()
  })
  afterAll(async () => {
    await fixture.region.stop()
    await fixture.site[Symbol.asyncDispose]()
  })
  beforeEach(async () => {
    fixture.world = await knowledgeWorld(fixture.region)
  })
  afterEach(() => fixture.world.stop())

  return {
    fixture,
    fixtureFile: (name: string) => readFile(new URL(`../../fixtures/knowledge/${name}`, import.meta.url)),
    /** Lets every address of the website answer with a page that says a text. */
    serve: (text: string, headers: Readonly<Record<string, string>> = {}) =>
      fixture.site.answer((_, response) =>
        response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(page(text)),
      ),
    addPage: (path = '/hours') => {
      process.env.SAFE_FETCH_ALLOW = fixture.site.allow
      return fixture.world.import({ type: 'url', url: `${fixture.site.origin}${path}` })
    },
    /** Uploads a file; the result is a source that can be added. */
    upload: async (bytes: Uint8Array, fileName = 'manual.pdf') => {
      const { body } = await fixture.world.call('POST /v2/agents/{agentId}/knowledge/uploads', {
        bytes: Math.min(bytes.length, MAX_UPLOAD_BYTES),
      })
      await fixture.world.files.put(new URL(body.url).pathname.slice(1), new Uint8Array(bytes))
      return { type: 'pdf', uploadId: body.uploadId, fileName }
    },
  }
}
