import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

/**
 * What is known of a key beside the record that holds it: since when it exists and when it was last used. A replaced key is only
 * this: its hash, its end, and in the index of current keys whom it opens. Milliseconds since 1970.
 */
const StoredKey = z.object({
  /** The partition of the agent or workspace. */
  owner: z.string(),
  /** The key's SHA-256. */
  id: z.string(),
  createdAt: z.number().int().optional(),
  lastUsedAt: z.number().int().optional(),
  ending: z.string().optional(),
  validUntil: z.number().int().optional(),
  // whom a replaced key opens, in the attributes of the agent's or the workspace's own record
  ID: z.string().optional(),
  ownerID: z.string().optional(),
  uid: z.string().optional(),
})
type StoredKey = z.infer<typeof StoredKey>

export const accessKeys = entity<StoredKey, { owner: string; id: string }>({
  name: 'access-key',
  parse: (item) => StoredKey.parse(item),
  key: keys.accessKey,
})
