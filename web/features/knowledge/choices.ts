import type { SourceStatus } from '#shared/knowledge/schema'

// written out, because the schemas would bring their whole library into the browser
export const sourceStates = [
  'queued',
  'fetching',
  'indexed',
  'unchanged',
  'failed',
] as const satisfies readonly SourceStatus[]
