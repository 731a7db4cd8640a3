import type { Chunk } from '#shared/knowledge/chunk'

/** The headings above a chunk; of a Q&A its question, without other wordings. */
export const headingOf = ({ headingPath, pair }: Pick<Chunk, 'headingPath' | 'pair'>): string =>
  pair ? (headingPath[0] ?? '') : headingPath.join(' > ')
