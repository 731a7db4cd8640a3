import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { MAX_UPLOAD_BYTES } from '#shared/knowledge/source-routes'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { type ThirdPartyServer, thirdPartyServer } from '#test/support/providers/third-party-server'
import { type KnowledgeWorld, knowledgeWorld } from '#test/support/worlds/knowledge-world'

interface Bench {
  region: TestRegion
  /** A website that answers as a test says. */
  site: ThirdPartyServer
  world: KnowledgeWorld
}

const page = (text: string) => `<title>Handbook</title><main><h1>Opening hours</h1><p>${text}</p></main>`

/** A region and a website for the tests of one file, and a fresh agent's knowledge for each: `bench` is filled before it. */
export const importBench = () => {
  const bench = {} as Bench
  beforeAll(async () => {
    bench.region = await startRegion()
    bench.site = await thirdPartyServer()
  })
  afterAll(async () => {
    await bench.region.stop()
    await bench.site[Symbol.asyncDispose]()
  })
  beforeEach(async () => {
    bench.world = await knowledgeWorld(bench.region)
  })
  afterEach(() => bench.world.stop())

  return {
    bench,
    fixture: (name: string) => readFile(new URL(`../../fixtures/knowledge/${name}`, import.meta.url)),
    /** Lets every address of the website answer with a page that says a text. */
    serve: (text: string, headers: Readonly<Record<string, string>> = {}) =>
      bench.site.answer((_, response) =>
        response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(page(text)),
      ),
    addPage: (path = '/hours') => {
      process.env.SAFE_FETCH_ALLOW = bench.site.allow
      return bench.world.import({ type: 'url', url: `${bench.site.origin}${path}` })
    },
    /** Uploads a file; the result is a source that can be added. */
    upload: async (bytes: Uint8Array, fileName = 'manual.pdf') => {
      const { body } = await bench.world.call('POST /v2/agents/{agentId}/knowledge/uploads', {
        bytes: Math.min(bytes.length, MAX_UPLOAD_BYTES),
      })
      await bench.world.files.put(new URL(body.url).pathname.slice(1), new Uint8Array(bytes))
      return { type: 'pdf', uploadId: body.uploadId, fileName }
    },
  }
}
