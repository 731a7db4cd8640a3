import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { WorkspaceLog } from '#shared/workspaces/workspace-log'

const KEPT_SECONDS = 90 * 24 * 3600

const StoredLog = WorkspaceLog.extend({ uid: z.string() })

/** Newest last by their ids, which begin with their time. */
export const workspaceLogs = entity<z.infer<typeof StoredLog>, { uid: string; id: string }>({
  name: 'workspace-log',
  parse: (item) => StoredLog.parse(item),
  key: keys.workspaceLog,
  expires: ({ at }) => Math.floor(at / 1000) + KEPT_SECONDS,
})
