import type { StoredMember } from './store.ts'

/** Whether a member can or once could read agents' keys. Before rights existed, every member could. */
export const couldReadKeys = ({
  rights,
  couldReadKeys: could,
}: Pick<StoredMember, 'rights' | 'couldReadKeys'>): boolean =>
  could ?? (rights === undefined || rights.includes('keys'))
