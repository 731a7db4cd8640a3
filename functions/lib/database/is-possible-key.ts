import type { Key } from './keys.ts'

/** DynamoDB's limits. */
const MAX_PARTITION_BYTES = 2048
const MAX_SORT_BYTES = 1024

/** Whether an item can have this key. Ids come from callers; one that is too long names nothing, and asking is an error. */
export const isPossibleKey = ({ pk, sk }: Key): boolean =>
  Buffer.byteLength(pk) <= MAX_PARTITION_BYTES && Buffer.byteLength(sk) <= MAX_SORT_BYTES
