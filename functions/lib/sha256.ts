import { createHash } from 'node:crypto'

/** SHA-256 in lower-case hex: how secrets are looked up without being stored in an index. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
