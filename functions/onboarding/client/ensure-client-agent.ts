import { agencyOf } from '#features/agencies'
import { agentOf, createAgent } from '#features/agents'
import { clients } from '#features/clients'
import { organisations } from '#features/workspaces'
import { agentIdOfClient } from '#functions/onboarding/ids-of'
import { Problem } from '#shared/problems'
import { joiningOrganisation } from './joining-organisation.ts'
import { nameAfterCompany } from './name-after-company.ts'
import { plainSettings } from './plain-settings.ts'
import { clientOnboardings } from './store.ts'

/**
 * A new client's agent, without a website: a plain one under the company's name as far as they have entered it, in the agency's
 * colour. The agent's id is the client's, so that doing it again, or beside the wizard, makes no second one. Its id; `undefined`
 * where it was deleted, or the client is gone.
 */
export const ensureClientAgent = async (workspaceId: string, clientId: string): Promise<string | undefined> => {
  const agentId = agentIdOfClient(clientId)
  if (await agentOf(agentId)) return agentId
  const [client, onboarding, agency] = await Promise.all([
    clients.get({ ID: clientId }, { consistent: true }),
    clientOnboardings.get({ clientId }, { consistent: true }),
    agencyOf(workspaceId),
  ])
  if (client?.agencyId !== agency.ID) return undefined
  const organisation = await organisations.get({ id: client.orgId })
  const { name = '', description = '' } = onboarding?.draft?.company ?? {}
  const company = { name: name.trim() || organisation?.name || client.name, description: description.trim() }
  await nameAfterCompany(client, name)
  const settings = plainSettings(agency, {
    title: company.name,
    company,
    goals: onboarding?.draft?.goals,
    lang: client.preferredLanguage,
  })
  try {
    const also = joiningOrganisation(client, agentId)
    await createAgent(
      { agentId, workspaceId, settings, hasOwnGuards: false, also },
      { kind: 'user', sub: `client:${clientId}` },
    )
    return agentId
  } catch (failure) {
    if (!(failure instanceof Problem) || failure.code !== 'conflict') throw failure
    return (await agentOf(agentId)) ? agentId : undefined
  }
}
