import type { FeatureRows } from '#events/rows'

export const channelRows = {} as const satisfies FeatureRows<'channels'>
