import * as z from 'zod'
import type { ClientTab } from '#shared/agencies/client-tabs'
import { Capabilities } from '#shared/agents/capabilities'
import { Agent } from '#shared/agents/schema'

interface Viewer {
  readonly canView: (tab: ClientTab) => boolean
}

const SeenAgent = Agent.omit({ SECRET_API_KEY: true })
const Seen = z.object({ data: SeenAgent, capabilities: Capabilities.optional() })
const WithoutPrompt = Seen.extend({
  data: SeenAgent.transform((agent) => ({
    ...agent,
    nodes: [],
    vg_systemPrompt: '',
    vg_initPrompt: '',
    vg_initMessages: [],
  })),
})

/** Narrower answers than a route's own: no key, and the agent's prompt for those only who have a tab for it. */
export const outputs = {
  agent: ({ canView }: Viewer) => (canView('/nodes') || canView('/prompt') ? Seen : WithoutPrompt),
} as const
