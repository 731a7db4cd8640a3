import * as z from 'zod'
import { contract } from '#shared/contract'
import { WebManifest } from './manifest.ts'
import {
  Notification,
  NotificationId,
  NotificationSettings,
  notificationLevels,
  PushDeviceId,
  PushSubscription,
  SHOWN_PER_LEVEL,
} from './schema.ts'

const AWorkspace = z.strictObject({ workspaceId: z.string().max(40) })

export const notifications = contract({
  'GET /v2/workspaces/{workspaceId}/notifications': {
    auth: 'workspace:person',
    summary: 'The caller’s own notifications, the five newest of each level, newest first, and their settings.',
    input: AWorkspace,
    output: z.object({ notifications: z.array(Notification), settings: NotificationSettings }),
  },
  'POST /v2/workspaces/{workspaceId}/notifications/seen': {
    auth: 'workspace:person',
    summary: 'Marks the caller’s own notifications as seen. Those that are gone are passed over.',
    input: AWorkspace.extend({
      ids: z
        .array(NotificationId)
        .min(1)
        .max(SHOWN_PER_LEVEL * notificationLevels.length),
    }),
    output: z.object({ success: z.literal(true) }),
  },
  'PUT /v2/workspaces/{workspaceId}/notifications/settings': {
    auth: 'workspace:person',
    summary: 'What the caller wants to hear of in this workspace, whole.',
    input: AWorkspace.extend(NotificationSettings.shape),
    output: z.object({ settings: NotificationSettings }),
  },
  'GET /v2/workspaces/{workspaceId}/notifications/push': {
    auth: 'workspace:person',
    summary: 'The browsers in which the caller is notified of this workspace, and the key to subscribe another with.',
    input: AWorkspace,
    output: z.object({
      /** `applicationServerKey`, in base64url; absent where the installation has none and sends nothing. */
      publicKey: z.string().optional(),
      devices: z.array(PushDeviceId),
    }),
  },
  'PUT /v2/workspaces/{workspaceId}/notifications/push': {
    auth: 'workspace:person',
    summary: 'Notifies the caller of this workspace in a browser. The eleventh takes the place of the oldest.',
    input: AWorkspace.extend(PushSubscription.shape),
    output: z.object({ device: PushDeviceId }),
  },
  'DELETE /v2/workspaces/{workspaceId}/notifications/push/{device}': {
    auth: 'workspace:person',
    summary: 'Notifies the caller no longer in one of their browsers. One that is gone already is no error.',
    input: AWorkspace.extend({ device: PushDeviceId }),
    output: z.object({ success: z.literal(true) }),
  },
  'GET /public/manifest': {
    auth: 'public',
    summary: 'The web app manifest of the host that was asked: `/manifest.webmanifest`.',
    // every host has its own, which no shared cache can tell apart
    cache: 'private, max-age=3600',
    input: z.strictObject({}),
    output: WebManifest,
  },
})
