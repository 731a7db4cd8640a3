import { newClient } from '#functions/clients/people/new-client'
import { newSession } from '#functions/clients/sessions/new-session'
import { clients } from '#functions/clients/store'
import { hosts } from '#functions/domains/store'
import { organisations } from '#functions/workspaces/organisations'
import { portalSessions } from '#lib/auth/portal/portal-items'
import { attempt } from '#lib/database/commit'
import { hostClaims } from '#lib/hosts/host-claims'
import { clientTabs } from '#shared/agencies/client-tabs'
import { customTabOf } from './agency-inputs.ts'
import type { PortalActorName } from './portal-expectations.ts'

export const hostOf = (workspaceId: string): string => `${workspaceId.toLowerCase()}.agencies.example`

const cookies = new Map<string, Readonly<Record<PortalActorName, string>>>()

/** The sessions of those who are logged in to the portal of a workspace's agency. */
export const portalCookies = (workspaceId: string): Readonly<Record<PortalActorName, string>> => {
  const found = cookies.get(workspaceId)
  if (!found) throw new Error(`no portal of ${workspaceId}`)
  return found
}

/** Gives the agency of a workspace (agency-rows.ts) a live host, its organisation an agent, and people who are logged in there. */
export const addPortalActors = async (workspaceId: string, agentId: string): Promise<void> => {
  const agencyId = `agency-${workspaceId}`
  const orgId = `org-${workspaceId}`
  const host = hostOf(workspaceId)
  const row = { host, type: 'subdomain', agencyId, workspaceId, claimId: 'claim', state: 'live', at: 1 } as const
  await hostClaims.save({ ...row, region: 'eu' })
  await hosts.save({ ...row, by: 'somebody' })
  const admin = `${workspaceId.slice(0, 11)}0adm`
  const person = newClient(
    {
      ID: admin,
      agencyId,
      orgId,
      fields: { name: 'Bo', email: 'admin@example.com', isOrgAdmin: true },
      defaults: { defaultClientAccess: [...clientTabs, `/c/${customTabOf(workspaceId)}`] },
      permissions: { allowCreateAgents: true, canDelegateChats: true, hideAdvancedSettings: false },
      passwordHash: '',
      isNewSignup: false,
    },
    1000,
  )
  const viewer = `${workspaceId.slice(0, 11)}0vwr`
  const everything = new Set<string>(clientTabs)
  await attempt([
    organisations.changing({ id: orgId }, { include: { widgetIDs: [agentId] } }),
    clients.changing({ ID: workspaceId }, { set: { canAccess: new Set(['/convos']) } }),
    clients.putting(person),
    clients.putting({ ...person, ID: viewer, isOrgAdmin: false, canAccess: everything, viewOnly: everything }),
  ])
  const begin = async (owner: string, via: 'password' | 'secret', isRevoked = false): Promise<string> => {
    // a session of the password or the secret before
    const version = isRevoked ? 0 : 1
    const session = newSession({ owner, agencyId, workspaceId, version, via }, Date.now())
    await attempt([session.write])
    return session.cookie.split(';')[0] ?? ''
  }
  const ended = async (owner: string): Promise<string> => {
    const cookie = await begin(owner, 'password')
    const { items } = await portalSessions.list(owner, 'SES#')
    for (const session of items.filter(({ version }) => version === 1)) await portalSessions.drop(session)
    return cookie
  }
  const [client, orgAdmin, agency] = [`CLI#${workspaceId}`, `CLI#${admin}`, `AGY#${agencyId}`]
  cookies.set(workspaceId, {
    // first: it ends all sessions of this client
    'revoked client': await ended(client),
    client: await begin(client, 'password'),
    'view-only client': await begin(`CLI#${viewer}`, 'password'),
    'organisation admin': await begin(orgAdmin, 'password'),
    "another agency's client": await begin(orgAdmin, 'password'),
    'agency-secret admin': await begin(agency, 'secret'),
    'revoked organisation admin': await begin(orgAdmin, 'password', true),
    'revoked client of another agency': await begin(client, 'password', true),
    'revoked agency-secret admin': await begin(agency, 'secret', true),
  })
}
