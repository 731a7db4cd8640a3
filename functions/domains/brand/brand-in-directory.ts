import type { StoredAgency } from '#features/agencies'
import { optionalEnvironment } from '#lib/environment'
import type { HostClaim } from '#lib/hosts/host-claims'
import { brandOfAgency } from './brand-of-agency.ts'

/** What the directory keeps beside a host that goes live: the agency's brand, and where its region puts files. */
export const brandInDirectory = (agency: StoredAgency): Pick<HostClaim, 'brand' | 'brandAt' | 'filesOrigin'> => {
  const filesOrigin = optionalEnvironment('FILES_ORIGIN')
  return {
    brand: JSON.stringify(brandOfAgency(agency)),
    brandAt: agency.lastModified,
    ...(filesOrigin ? { filesOrigin } : {}),
  }
}
