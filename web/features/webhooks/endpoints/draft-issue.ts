import { Problem } from '#shared/problems'
import { t } from '#web/features/webhooks/t.ts'

interface Draft {
  readonly url: string
  readonly types: readonly string[]
}

/** What is wrong with a field: what the browser sees once saving was tried, else what the server said of it. */
export const draftIssue = (
  { url, types }: Draft,
  isTried: boolean,
  error: Error | null,
  field: keyof Draft,
): string | undefined => {
  if (isTried && field === 'url' && url.trim() === '') return t('address')
  if (isTried && field === 'types' && types.length === 0) return t('noTypes')
  return error instanceof Problem ? error.details.issues?.find(({ path }) => path === field)?.message : undefined
}

/** Whether a failure is said at its field; any other is said once, above the form. */
export const isAtField = (error: Error | null): boolean =>
  error instanceof Problem && (error.details.issues ?? []).some(({ path }) => path === 'url' || path === 'types')
