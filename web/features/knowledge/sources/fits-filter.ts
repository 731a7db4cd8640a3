import type { Source, SourceStatus } from '#shared/knowledge/schema'

export interface SourceFilter {
  readonly q?: string | undefined
  readonly state?: SourceStatus | undefined
  readonly tag?: string | undefined
}

/** Whether a source matches the filter: every word of the text is in its title, address or file name. */
export const fitsFilter = (
  { title, url, fileName, status, tags }: Source,
  { q, state, tag }: SourceFilter,
): boolean => {
  if (state !== undefined && status !== state) return false
  if (tag !== undefined && !tags.includes(tag)) return false
  const text = `${title} ${url ?? ''} ${fileName ?? ''}`.toLowerCase()
  return (q ?? '')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
