import type { Write } from '#lib/database/entity'
import { members, organisations, workspaces } from './store.ts'

/** Puts an agent on the list of the organisation that shows it ("adds the agent id to the org's widgetIDs if absent"). */
export const listingAgent = (organisationId: string, agentId: string, now: number): Write =>
  organisations.changing(
    { id: organisationId },
    { include: { widgetIDs: [agentId] }, set: { lastModified: Math.floor(now / 1000) } },
  )

/** Takes a deleted agent off that list. */
export const unlistingAgent = (organisationId: string, agentId: string, now: number): Write =>
  organisations.changing(
    { id: organisationId },
    { exclude: { widgetIDs: [agentId] }, set: { lastModified: Math.floor(now / 1000) } },
  )

/** The e-mail addresses of a workspace's owner and members. */
export const teamEmails = async (uid: string): Promise<readonly string[]> => {
  const [workspace, team] = await Promise.all([workspaces.get({ uid }), memberEmails(uid)])
  return [...new Set([...(workspace ? [workspace.email] : []), ...team])]
}

/** The e-mail addresses of a workspace's members; its owner is none. */
export const memberEmails = async (uid: string): Promise<readonly string[]> =>
  (await members.list(`WS#${uid}`, 'MEMBER#')).items.map(({ email }) => email)
