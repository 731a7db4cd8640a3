import * as z from 'zod'
import { FirstClaims } from '#lib/claims/first-claims'
import { entity } from '#lib/database/entity'
import { directoryKeys } from '#lib/database/keys'
import { regionNames } from '#shared/regions'

/** Who has a host, as the directory tells every region. */
const HostClaim = z.object({
  host: z.string(),
  type: z.enum(['subdomain', 'custom']),
  agencyId: z.string(),
  workspaceId: z.string(),
  region: z.enum(regionNames),
  /** Of one claim: a later one of the same host by the same agency has another. */
  claimId: z.string(),
  /**
   * `claimed`: not proven yet. `proven`: its DNS records were found. `live`: answers. `released`: given up, and, if it was proven,
   * kept for the same agency for some time.
   */
  state: z.enum(['claimed', 'proven', 'live', 'released']),
  /** When it came into this state, in milliseconds. */
  at: z.number().int(),
  /** Of a custom domain: when its records were found, in milliseconds. One without cannot be kept from its true owner. */
  provenAt: z.number().int().optional(),
  /** Of a custom domain that is not proven: who claimed it since when, which releases and later claims keep. */
  firstClaims: FirstClaims.optional(),
  /**
   * While the agency has no white label: its product subdomain, to which visitors are led; empty without one. The host is nobody's
   * portal then.
   */
  redirectsTo: z.string().optional(),
  /** A `PortalBrand` as JSON, and the agency's `lastModified` that it was made from. */
  brand: z.string().optional(),
  brandAt: z.number().int().optional(),
})
export type HostClaim = z.output<typeof HostClaim>

export const hostClaims = entity<HostClaim, { host: string }>({
  name: 'host-claim',
  parse: (item) => HostClaim.parse(item),
  key: directoryKeys.host,
  table: 'DIRECTORY_TABLE_NAME',
})
