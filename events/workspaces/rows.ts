import type { FeatureRows } from '#events/rows'

export const workspaceRows = {
  schedules: {
    'workspaces/sign-in/delete-unconfirmed': 'rate(1 hour)',
  },
} as const satisfies FeatureRows<'workspaces'>
