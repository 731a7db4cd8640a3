import type { RefreshEvery, SourceStatus } from '#shared/knowledge/schema'

// written out, because the schemas would bring their whole library into the browser
export const refreshRates = ['6h', '12h', '24h', '7d', 'never'] as const satisfies readonly RefreshEvery[]
export const sourceStates = [
  'queued',
  'fetching',
  'indexed',
  'unchanged',
  'failed',
] as const satisfies readonly SourceStatus[]
