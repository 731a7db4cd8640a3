import { agencyOf } from '#features/agencies'
import { agentOf, createAgent } from '#features/agents'
import { personOf } from '#features/clients'
import { joiningOrganisation } from '#functions/onboarding/client/joining-organisation'
import { plainSettings } from '#functions/onboarding/client/plain-settings'
import { ownAgentId } from '#functions/onboarding/ids-of'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { clientOnboardingText } from '#shared/onboarding/client-messages'
import { MAX_AGENTS_BY_CLIENTS, MAX_NEW_AGENTS_A_DAY } from '#shared/onboarding/limits'
import type { onboarding as routes } from '#shared/onboarding/routes'
import { Problem } from '#shared/problems'

const DAY_SECONDS = 86_400

/**
 * An agent that a client makes for their organisation, where the agency lets them (specification 3, section 6). The agency's
 * workspace owns it and pays for it. The attempt names it, so that a repeated call makes no second one.
 */
export const createOwnAgent: Verb<typeof routes, 'POST /portal/agents'> = async ({ attemptId, title }, context) => {
  const { actor, client, organisation } = await personOf(context)
  if (!client.allowCreateAgents) throw new Problem('forbidden', clientOnboardingText('mayNotCreate'))
  const agentId = ownAgentId(client.ID, attemptId)
  if (await agentOf(agentId)) return { agentId }
  if ((organisation.widgetIDs?.size ?? 0) >= MAX_AGENTS_BY_CLIENTS)
    throw new Problem('limit-reached', clientOnboardingText('manyAgents', MAX_AGENTS_BY_CLIENTS))
  await rateLimit({
    scope: `client-agents#${client.ID}`,
    perWindow: MAX_NEW_AGENTS_A_DAY,
    windowSeconds: DAY_SECONDS,
    message: clientOnboardingText('manyNew', MAX_NEW_AGENTS_A_DAY),
  })
  const company = { name: organisation.name || client.name, description: '' }
  const settings = plainSettings(await agencyOf(actor.workspaceId), { title, company, lang: client.preferredLanguage })
  await createAgent(
    {
      agentId,
      workspaceId: actor.workspaceId,
      settings,
      hasOwnGuards: false,
      also: joiningOrganisation(client, agentId),
    },
    actor,
  )
  return { agentId }
}
