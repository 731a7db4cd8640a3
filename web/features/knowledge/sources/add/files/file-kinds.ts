import type { AddedType } from '#shared/knowledge/schema'

/** The import format of each file extension. */
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
