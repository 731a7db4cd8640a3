import { absent, is, type Where } from '#lib/database/condition'
import type { StoredMember } from './store.ts'

/** Holds while what is known of a member's reading of keys is what was read. */
export const sameKeyReading = ({ couldReadKeys }: StoredMember): Where => ({
  couldReadKeys: couldReadKeys === undefined ? absent : is(couldReadKeys),
})
