import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

/** What an agent's own server proves its visitors with. Kept apart from the settings: no version, export or log has it. */
export const IdentitySecrets = z.object({
  agentId: z.string(),
  secret: z.string(),
  /** The one before, good until `previousUntil` (milliseconds), so that a server can be changed over. */
  previous: z.string().optional(),
  previousUntil: z.number().int().optional(),
  createdAt: z.number().int(),
})
export type IdentitySecrets = z.infer<typeof IdentitySecrets>

export const identitySecrets = entity<IdentitySecrets, { agentId: string }>({
  name: 'identity-secrets',
  parse: (item) => IdentitySecrets.parse(item),
  key: keys.identitySecrets,
})

const VerifiedVisitor = z.object({
  agentId: z.string(),
  channel: z.literal('web'),
  externalUserId: z.string(),
  conversationId: z.string(),
})

/** A verified visitor's newest conversation. The name that the site knows them by is hashed (`identityKey`). */
export const verifiedVisitors = entity<
  z.infer<typeof VerifiedVisitor>,
  Pick<z.infer<typeof VerifiedVisitor>, 'agentId' | 'channel' | 'externalUserId'>
>({ name: 'verified-visitor', parse: (item) => VerifiedVisitor.parse(item), key: keys.externalUser })
