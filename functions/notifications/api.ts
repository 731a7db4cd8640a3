import { api } from '#lib/api'
import { notifications } from '#shared/notifications/routes'
import { listNotifications } from './list-notifications.ts'
import { markSeen } from './mark-seen.ts'
import { saveSettings } from './save-settings.ts'

export const handler = api(notifications, {
  'GET /v2/workspaces/{workspaceId}/notifications': listNotifications,
  'POST /v2/workspaces/{workspaceId}/notifications/seen': markSeen,
  'PUT /v2/workspaces/{workspaceId}/notifications/settings': saveSettings,
})
