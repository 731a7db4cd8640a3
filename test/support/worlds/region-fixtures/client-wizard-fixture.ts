import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { clearLiveAgentCache } from '#features/agents'
import { clearIndexCache } from '#features/knowledge'
import { brandSites } from '#test/support/providers/brand-sites'
import { type FixtureSite, fixtureSite } from '#test/support/providers/fixture-site'
import { clientWizardWorld } from './client-wizard-world.ts'
import { teamFixture } from './team-fixture.ts'

type World = Awaited<ReturnType<typeof clientWizardWorld>>
type Client = Awaited<ReturnType<World['signUp']>>

/** A region with a website to analyze, in which agencies onboard their clients; ended with its test file. */
export const clientWizardFixture = () => {
  const team = teamFixture()
  const worlds: World[] = []
  let site: FixtureSite
  beforeAll(async () => {
    site = await fixtureSite()
    process.env.SAFE_FETCH_ALLOW = site.allow
  })
  afterAll(() => site[Symbol.asyncDispose]())
  beforeEach(() => {
    clearIndexCache()
    clearLiveAgentCache()
    site.serve(brandSites['linked stylesheets'])
  })
  afterEach(() => {
    for (const { stop } of worlds.splice(0)) stop()
  })
  return {
    team,
    /** The website's address. */
    origin: () => site.origin,
    /** An agency by its name, with SAAS Mode's settings that differ from the defaults. */
    world: async (name: string, settings: Parameters<typeof clientWizardWorld>[2] = {}): Promise<World> => {
      const made = await clientWizardWorld(team, name, settings)
      worlds.push(made)
      return made
    },
    /** What a client sees. */
    agentIds: async (client: Client): Promise<string[]> =>
      (await client.me()).agents.map(({ id }: { id: string }) => id),
    /** Those that the agency's workspace has beside the two that it began with. */
    agentsOf: async ({ portal }: World) =>
      (await portal.team('GET /v2/workspaces/{workspaceId}/agents')).body.agents.filter(
        ({ ID }: { ID: string }) => !ID.includes('-agent-'),
      ),
    agentOf: async ({ portal }: World, agentId: string) =>
      (await team.fixture.region.invoke('GET /v2/agents/{agentId}', { agentId }, { token: portal.token })).body.data,
  }
}
