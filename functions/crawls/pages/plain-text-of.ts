import type { Block } from '#features/documents'

/** A page's headings and text, in document order. */
export const plainTextOf = (blocks: readonly Block[]): string =>
  blocks.map((block) => [...block.headingPath, block.text].join('\n')).join('\n')
