import type { Verb } from '#lib/http/api'
import type { workspaces as routes } from '#shared/workspaces/routes'
import { workspaceLogs } from './store.ts'

const PAGE = 50

/** The workspace's log, newest first. */
export const listLogs: Verb<typeof routes, 'GET /workspace/{workspaceId}/logs'> = async (
  { after },
  { access: { workspaceId: uid } },
) => {
  const { items, cursor } = await workspaceLogs.list(`WS#${uid}`, 'LOG#', { limit: PAGE, after, newestFirst: true })
  return { logs: items.map(({ uid: _, ...log }) => log), ...(cursor ? { cursor } : {}) }
}
