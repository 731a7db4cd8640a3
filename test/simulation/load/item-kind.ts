import type { ItemKey } from '#infra/local/database/engine/tables/item-key'

/** What an item is, by its key without ids: `CONV HEAD`, `SPEND AGT`. A shard of a daily count is marked as one. */
export const itemKind = ({ pk, sk }: ItemKey): string => {
  const [owner = '', ...scope] = pk.split('#')
  if (owner === 'SPEND') return `SPEND ${scope[0]}${scope.length > (scope[0] === 'VIS' ? 4 : 3) ? ' shard' : ''}`
  const [kind = ''] = sk.split('#')
  return /^[A-Z]+$/.test(kind) ? `${owner} ${kind}` : owner
}
