import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

/** The secrets with which a site verifies its visitors. Apart from the settings: no version, export or log contains them. */
export const IdentitySecrets = z.object({
  agentId: z.string(),
  secret: z.string(),
  /** Valid until `previousUntil` (milliseconds), so that the site's server can switch to the new one. */
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

/** A verified visitor's newest conversation. Their id on the site is hashed (`identityKey`). */
export const verifiedVisitors = entity<
  z.infer<typeof VerifiedVisitor>,
  Pick<z.infer<typeof VerifiedVisitor>, 'agentId' | 'channel' | 'externalUserId'>
>({ name: 'verified-visitor', parse: (item) => VerifiedVisitor.parse(item), key: keys.externalUser })
