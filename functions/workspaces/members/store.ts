import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { Right } from '#shared/workspaces/rights'

const Member = z.object({
  uid: z.string(),
  email: z.string(),
  joinedAt: z.number().int(),
  /** Absent in memberships from before rights existed. */
  rights: z.array(Right).optional(),
  /** Whether the owner ever allowed them to read keys. */
  couldReadKeys: z.boolean().optional(),
})
export type StoredMember = z.infer<typeof Member>

const FormerKeyReader = z.object({
  uid: z.string(),
  email: z.string(),
  /** Milliseconds since 1970. */
  leftAt: z.number().int(),
})
export type FormerKeyReader = z.infer<typeof FormerKeyReader>

/** Their address is not kept for ever: who has not replaced a key for so long was shown it all that time. */
const REMEMBERED_SECONDS = 365 * 24 * 3600

/** Former members who may still know the keys that are as old as their leaving: shown until those are replaced, kept until they join again, a year at most. */
export const formerKeyReaders = entity<FormerKeyReader, { uid: string; email: string }>({
  name: 'former-key-reader',
  parse: (item) => FormerKeyReader.parse(item),
  key: keys.formerKeyReader,
  expires: ({ leftAt }) => Math.floor(leftAt / 1000) + REMEMBERED_SECONDS,
})

export const members = entity<StoredMember, { uid: string; email: string }>({
  name: 'member',
  parse: (item) => Member.parse(item),
  key: keys.member,
  index: (item) => ({ gsi1pk: `MEMBER#${item.email}`, gsi1sk: `WS#${item.uid}` }),
})
