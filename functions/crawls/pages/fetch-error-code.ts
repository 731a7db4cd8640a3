import type { SafeFetchOutcome } from '#lib/fetch/safe-fetch'
import type { ImportCode } from '#shared/documents/import-code'

/** A failed fetch as a code with a message for the member who entered the address. */
export const fetchErrorCode = (failure: Extract<SafeFetchOutcome, { ok: false }>): ImportCode => {
  if (failure.code !== 'http-status') return failure.code
  const status = failure.response?.status ?? 0
  if (status === 404 || status === 410) return 'page-missing'
  if (status === 401 || status === 403 || status === 407 || status === 451) return 'page-forbidden'
  if (status === 429) return 'page-busy'
  return status >= 500 ? 'page-broken' : 'page-status'
}
