import type { Source } from '#shared/knowledge/schema'
import { fileSize } from '#web/features/knowledge/sources/file-size.ts'
import { t } from '#web/features/knowledge/t.ts'

/** The line under a source's title: "Site, 120 pages", "PDF, 1.2 MB", "Page". */
export const sourceKind = ({ type, pageCount, bytes }: Source): string => {
  if (pageCount !== undefined) return t('kindPages', { pages: pageCount })
  if (bytes !== undefined) return t('kindBytes', { kind: t(`kind.${type}`), size: fileSize(bytes) })
  return t(`kind.${type}`)
}
