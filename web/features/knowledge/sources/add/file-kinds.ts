import type { AddedType } from '#shared/knowledge/schema'

/** What each kind of file is imported as, by its ending. */
export const fileKinds = {
  pdf: 'pdf',
  docx: 'docx',
  csv: 'csv',
  txt: 'text',
  md: 'markdown',
  markdown: 'markdown',
  html: 'html',
  htm: 'html',
} as const satisfies Readonly<Record<string, AddedType>>
