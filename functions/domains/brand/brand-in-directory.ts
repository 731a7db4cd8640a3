import type { StoredAgency } from '#features/agencies'
import type { HostClaim } from '#lib/hosts/host-claims'
import { brandOfAgency } from './brand-of-agency.ts'

/** What the directory keeps beside a host that goes live: the agency's brand. */
export const brandInDirectory = (agency: StoredAgency): Pick<HostClaim, 'brand' | 'brandAt'> => ({
  brand: JSON.stringify(brandOfAgency(agency)),
  brandAt: agency.lastModified,
})
