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
    summary:
      'Marks the caller’s own notifications as seen, or with `onlyOpened` that the inbox was opened. Deleted ones are skipped.',
    input: AWorkspace.extend({
      ids: z
        .array(NotificationId)
        .min(1)
        .max(SHOWN_PER_LEVEL * notificationLevels.length),
      onlyOpened: z.boolean().optional(),
    }),
    output: z.object({ success: z.literal(true) }),
  },
  'PUT /v2/workspaces/{workspaceId}/notifications/settings': {
    auth: 'workspace:person',
    summary: 'Replaces the caller’s notification settings for this workspace.',
    input: AWorkspace.extend(NotificationSettings.shape),
    output: z.object({ settings: NotificationSettings }),
  },
  'GET /portal/notifications': {
    auth: 'portal:person',
    summary: 'The client’s own newest notifications, of agents whose conversations they read, newest first.',
    input: z.strictObject({}),
    output: z.object({ notifications: z.array(Notification) }),
  },
  'POST /portal/notifications/seen': {
    auth: 'portal:person',
    summary:
      'Marks the client’s own notifications as seen, or with `onlyOpened` that the inbox was opened. A teammate who looks on marks none.',
    input: z.strictObject({
      ids: z
        .array(NotificationId)
        .min(1)
        .max(SHOWN_PER_LEVEL * notificationLevels.length),
      onlyOpened: z.boolean().optional(),
    }),
    output: z.object({ success: z.literal(true) }),
  },
  'GET /v2/workspaces/{workspaceId}/notifications/push': {
    auth: 'workspace:person',
    summary: 'The browsers in which the caller is notified of this workspace, and the key to subscribe another with.',
    input: AWorkspace,
    output: z.object({
      /** `applicationServerKey`, in base64url; absent if the installation has none and sends nothing. */
      publicKey: z.string().optional(),
      devices: z.array(PushDeviceId),
    }),
  },
  'PUT /v2/workspaces/{workspaceId}/notifications/push': {
    auth: 'workspace:person',
    summary:
      'Turns on push notifications of this workspace in one of the caller’s browsers. The eleventh browser replaces the oldest.',
    input: AWorkspace.extend(PushSubscription.shape),
    output: z.object({ device: PushDeviceId }),
  },
  'DELETE /v2/workspaces/{workspaceId}/notifications/push/{device}': {
    auth: 'workspace:person',
    summary: 'Turns off push notifications in one of the caller’s browsers. Doing it again is no error.',
    input: AWorkspace.extend({ device: PushDeviceId }),
    output: z.object({ success: z.literal(true) }),
  },
  'GET /public/manifest': {
    auth: 'public',
    summary: 'The web app manifest of the requested host: `/manifest.webmanifest`.',
    // each host has its own, which a shared cache could confuse
    cache: 'private, max-age=3600',
    input: z.strictObject({}),
    output: WebManifest,
  },
})
