import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { Agency } from '#shared/agencies/schema'

const StoredAgency = Agency.extend({
  secret: z.string(),
  /** Grows with each new secret: sessions that an older one began have ended. */
  secretVersion: z.number().int(),
  /** What of `customCSS` the portal applies. */
  safeCss: z.string().default(''),
  /** Grows with each custom domain that is claimed, so that of two claims at the same time the second counts the first. */
  customDomainClaims: z.number().int().optional(),
})
export type StoredAgency = z.output<typeof StoredAgency>

export const agencies = entity<StoredAgency, { ID: string }>({
  name: 'agency',
  parse: (item) => StoredAgency.parse(item),
  key: keys.agency,
})

const AgencyOfWorkspace = z.object({ uid: z.string(), agencyId: z.string() })

/** The claim by which a workspace has one agency at most. */
export const agenciesOfWorkspaces = entity<z.output<typeof AgencyOfWorkspace>, { uid: string }>({
  name: 'agency-of-workspace',
  parse: (item) => AgencyOfWorkspace.parse(item),
  key: keys.agencyOfWorkspace,
})
