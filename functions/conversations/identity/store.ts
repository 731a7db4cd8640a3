import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

/** A replaced secret; milliseconds since 1970. */
const EarlierSecret = z.object({ secret: z.string(), createdAt: z.number().int(), validUntil: z.number().int() })
export type EarlierSecret = z.infer<typeof EarlierSecret>

/** The secrets with which a site verifies its visitors. Apart from the settings: no version, export or log contains them. */
export const IdentitySecrets = z.object({
  agentId: z.string(),
  secret: z.string(),
  createdAt: z.number().int(),
  /** Those that were replaced, the newest first, so that the site's server can switch to the new one. */
  earlier: z.array(EarlierSecret).optional(),
  // the only earlier one, in items of an earlier version
  previous: z.string().optional(),
  previousUntil: z.number().int().optional(),
  /** Raised with each change, so that none undoes another. */
  revision: z.number().int().optional(),
})
export type IdentitySecrets = z.infer<typeof IdentitySecrets>

export const identitySecrets = entity<IdentitySecrets, { agentId: string }>({
  name: 'identity-secrets',
  parse: (item) => IdentitySecrets.parse(item),
  key: keys.identitySecrets,
})

const IdentitySecretUse = z.object({ agentId: z.string(), id: z.string(), lastUsedAt: z.number().int() })

/** When a secret was last used, by its SHA-256: beside the secrets, so that a use never delays their rotation. */
export const identitySecretUses = entity<z.infer<typeof IdentitySecretUse>, { agentId: string; id: string }>({
  name: 'identity-secret-use',
  parse: (item) => IdentitySecretUse.parse(item),
  key: keys.identitySecretUse,
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
