import type { StoredSource } from './store.ts'

/**
 * What the audit log, which outlives a source, may call it: the name that a member gave it, its file or its address; never
 * words of its text.
 */
export const auditedName = ({ isNamed, title, fileName, url }: StoredSource): string | undefined =>
  isNamed ? title : (fileName ?? url)
