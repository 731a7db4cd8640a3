import type { StoredSource } from '#functions/knowledge/store'

/**
 * A source's name in the audit log, which outlives it: the title that a member gave it, its file name or its URL; never
 * words of its text.
 */
export const auditedName = ({ isNamed, title, fileName, url }: StoredSource): string | undefined =>
  isNamed ? title : (fileName ?? url)
