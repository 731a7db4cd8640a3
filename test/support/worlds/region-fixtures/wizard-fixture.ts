import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { clearLiveAgentCache } from '#features/agents'
import { clearIndexCache } from '#features/knowledge'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { brandSites } from '#test/support/providers/brand-sites'
import { type FixtureSite, fixtureSite } from '#test/support/providers/fixture-site'
import { wizardWorld } from '#test/support/worlds/wizard-world'

/** A region with a website to analyze, and for each test an owner who uses the wizard; ended with its test file. */
export const wizardFixture = () => {
  let region: TestRegion
  let site: FixtureSite
  let wizard: Awaited<ReturnType<typeof wizardWorld>>
  beforeAll(async () => {
    region = await startRegion()
    site = await fixtureSite()
    process.env.SAFE_FETCH_ALLOW = site.allow
    process.env.PUBLIC_URL = 'https://app.example'
  })
  afterAll(async () => {
    delete process.env.PUBLIC_URL
    await region.stop()
    await site[Symbol.asyncDispose]()
  })
  beforeEach(async () => {
    clearIndexCache()
    clearLiveAgentCache()
    site.serve(brandSites['linked stylesheets'])
    wizard = await wizardWorld(region)
  })
  afterEach(() => wizard.stop())
  return {
    get region() {
      return region
    },
    get site() {
      return site
    },
    get wizard() {
      return wizard
    },
    agents: async () => {
      const { uid: workspaceId, token } = wizard.owner
      return (await region.invoke('GET /v2/workspaces/{workspaceId}/agents', { workspaceId }, { token })).body.agents
    },
  }
}
