import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { Client } from '#shared/clients/schema'

const StringSet = z.custom<ReadonlySet<string>>((value) => value instanceof Set)

const StoredClient = Client.omit({ canAccess: true, canEdit: true }).extend({
  // string sets in the table, so that two editors who give and take tabs both have their way; absent while empty
  canAccess: StringSet.optional(),
  /** The tabs that the client looks at and changes nothing in, be they given or not. */
  viewOnly: StringSet.optional(),
  /** scrypt, with its parameters and salt (password.ts). */
  passwordHash: z.string(),
  /** Grows with each new password: sessions of an older one have ended. */
  passwordVersion: z.number().int(),
})
export type StoredClient = z.output<typeof StoredClient>

/** Sorts without regard to case; the id keeps two of one name apart. */
const byName = ({ name, ID }: Pick<StoredClient, 'name' | 'ID'>): string => `${nameKey(name)}#${ID}`
export const nameKey = (name: string): string => `CLI#${name.normalize('NFC').toLowerCase()}`

export const indexOf = (client: Pick<StoredClient, 'orgId' | 'agencyId' | 'name' | 'ID'>) => ({
  gsi1pk: `ORG#${client.orgId}` as const,
  gsi1sk: byName(client),
  gsi2pk: `AGY#${client.agencyId}` as const,
  gsi2sk: byName(client),
})

export const clients = entity<StoredClient, { ID: string }>({
  name: 'client',
  parse: (item) => StoredClient.parse(item),
  key: keys.client,
  index: indexOf,
})

const EmailClaim = z.object({ agencyId: z.string(), email: z.string(), clientId: z.string() })

export const clientEmails = entity<z.output<typeof EmailClaim>, { agencyId: string; email: string }>({
  name: 'client-email',
  parse: (item) => EmailClaim.parse(item),
  key: keys.clientEmail,
})
