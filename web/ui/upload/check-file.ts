import { t } from '#web/ui/t.ts'

export interface FileLimits {
  readonly maxSizeMB?: number | undefined
  /** Extensions without the dot. */
  readonly accept?: readonly string[] | undefined
}

/**
 * The form's check before an upload; the server checks the bytes again.
 * As specified, a megabyte is 1,000,000 bytes; the extension follows the last dot, because names of screenshots contain a time.
 */
export const checkFile = (
  file: { readonly name: string; readonly size: number },
  { maxSizeMB, accept }: FileLimits,
): string | undefined => {
  if (maxSizeMB !== undefined && file.size > maxSizeMB * 1_000_000) return t('maxSize', { n: maxSizeMB })
  const extension = /\.([^.]*)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (accept && !accept.includes(extension)) return t('onlyFiles', { list: accept.join(', ') })
  return undefined
}
