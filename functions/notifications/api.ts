import { api } from '#lib/http/api'
import { notifications } from '#shared/notifications/routes'
import { listOwnNotifications, markOwnSeen } from './clients/list-own-notifications.ts'
import { getManifest } from './get-manifest.ts'
import { listNotifications } from './inbox/list-notifications.ts'
import { markSeen } from './inbox/mark-seen.ts'
import { saveSettings } from './inbox/save-settings.ts'
import { deletePushDevice } from './push/delete-push-device.ts'
import { listPushDevices } from './push/list-push-devices.ts'
import { savePushDevice } from './push/save-push-device.ts'

export const handler = api(notifications, {
  'GET /v2/workspaces/{workspaceId}/notifications': listNotifications,
  'POST /v2/workspaces/{workspaceId}/notifications/seen': markSeen,
  'PUT /v2/workspaces/{workspaceId}/notifications/settings': saveSettings,
  'GET /portal/notifications': listOwnNotifications,
  'POST /portal/notifications/seen': markOwnSeen,
  'GET /v2/workspaces/{workspaceId}/notifications/push': listPushDevices,
  'PUT /v2/workspaces/{workspaceId}/notifications/push': savePushDevice,
  'DELETE /v2/workspaces/{workspaceId}/notifications/push/{device}': deletePushDevice,
  'GET /public/manifest': getManifest,
})
