import type { Chunk } from '#shared/knowledge/chunk'

/** The id of what a change of the index replaces as a whole: a source, or a page of a site. */
export const partId = ({ sourceId, part }: Pick<Chunk, 'sourceId' | 'part'>): string =>
  part === undefined ? sourceId : `${sourceId}/${part}`

/** The source that a part belongs to; ids of sources contain no slash. */
export const sourceOfPart = (id: string): string => id.split('/')[0] ?? id
