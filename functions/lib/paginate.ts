import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'

/** A page of a list in memory; the cursor is the position of the next page. */
export const paginate = <T>(
  all: readonly T[],
  size: number,
  after: string | undefined,
): { readonly items: readonly T[]; readonly cursor?: string } => {
  if (after !== undefined && !/^\d{1,6}$/.test(after)) throw new Problem('bad-request', protocolText('cursor'))
  const start = Number(after ?? 0)
  const end = start + size
  return { items: all.slice(start, end), ...(end < all.length ? { cursor: String(end) } : {}) }
}
