import { peopleByEmail } from '#functions/workspaces/people/people-by-email'
import { auditLog } from '#lib/audit'
import type { Verb } from '#lib/http/api'
import type { workspaces as routes } from '#shared/workspaces/routes'

const PAGE = 50

/** The workspace's audit log, newest first. */
export const listActivity: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/activity'> = async (
  { after },
  { access: { workspaceId: uid } },
) => {
  const { items, cursor } = await auditLog.list(`WS#${uid}`, 'AUD#', { limit: PAGE, after, newestFirst: true })
  const personOf = await peopleByEmail(items.map(({ by }) => by))
  return {
    activity: items.map(({ id, action, by, at, subject, called }) => ({
      id,
      action,
      by,
      at,
      byName: personOf(by).displayName || undefined,
      subject,
      called,
    })),
    ...(cursor ? { cursor } : {}),
  }
}
