import { api } from '#lib/api'
import { notifications } from '#shared/notifications/routes'
import { forgetPushDevice } from './forget-push-device.ts'
import { keepPushDevice } from './keep-push-device.ts'
import { listNotifications } from './list-notifications.ts'
import { listPushDevices } from './list-push-devices.ts'
import { markSeen } from './mark-seen.ts'
import { saveSettings } from './save-settings.ts'
import { showManifest } from './show-manifest.ts'

export const handler = api(notifications, {
  'GET /v2/workspaces/{workspaceId}/notifications': listNotifications,
  'POST /v2/workspaces/{workspaceId}/notifications/seen': markSeen,
  'PUT /v2/workspaces/{workspaceId}/notifications/settings': saveSettings,
  'GET /v2/workspaces/{workspaceId}/notifications/push': listPushDevices,
  'PUT /v2/workspaces/{workspaceId}/notifications/push': keepPushDevice,
  'DELETE /v2/workspaces/{workspaceId}/notifications/push/{device}': forgetPushDevice,
  'GET /public/manifest': showManifest,
})
