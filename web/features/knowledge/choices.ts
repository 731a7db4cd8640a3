import type { SourceStatus } from '#shared/knowledge/schema'

// not imported: the schemas would bring their whole library into the browser
export const sourceStates = [
  'queued',
  'fetching',
  'indexed',
  'unchanged',
  'failed',
] as const satisfies readonly SourceStatus[]
