import { ClientCreated } from '#events/clients/events'
import { agencyOf } from '#features/agencies'
import { ensureClientAgent } from '#functions/onboarding/client/ensure-client-agent'
import { consumer } from '#lib/events/consumer'

/**
 * "Each signup creates a new agent" (specification 2, section 6): at once, where the agency has no step in which the wizard creates
 * it. The agent's id is the client's, so that a second delivery makes no second one.
 */
export const handler = consumer(ClientCreated, async ({ data: { workspaceId, clientId, operation } }) => {
  if (operation !== 'signup') return
  const { settings } = await agencyOf(workspaceId)
  if (!settings.clientOnboarding.showAgentCreationStep) await ensureClientAgent(workspaceId, clientId)
})
