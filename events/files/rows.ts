import type { FeatureRows } from '#events/rows'
import { PortraitReplaced } from '#events/workspaces/events'

export const fileRows = {
  subscriptions: {
    'files/portraits/delete-portrait': PortraitReplaced,
  },
} as const satisfies FeatureRows<'files'>
