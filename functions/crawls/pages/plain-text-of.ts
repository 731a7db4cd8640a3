import type { Block } from '#features/documents'

/** What a page says, headings and text, in its order. */
export const plainTextOf = (blocks: readonly Block[]): string =>
  blocks.map((block) => [...block.headingPath, block.text].join('\n')).join('\n')
