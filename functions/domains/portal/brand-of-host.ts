import { parseBrand } from '#functions/domains/brand/stored-brand'
import { hostClaims } from '#lib/hosts/host-claims'
import type { PortalBrand } from '#shared/agencies/portal-brand'

interface BrandedHost {
  readonly host: string
  readonly brand: PortalBrand
  /** Where the agency's region puts files: origins. */
  readonly files: readonly string[]
}

/** A live host with its brand, as it is now; `undefined` for every other host. */
export const brandOfHost = async (host: string | undefined): Promise<BrandedHost | undefined> => {
  const claim = host ? await hostClaims.get({ host }) : undefined
  if (claim?.state !== 'live' || claim.brand === undefined || claim.redirectsTo !== undefined) return undefined
  return { host: claim.host, brand: parseBrand(claim.brand), files: claim.filesOrigin ? [claim.filesOrigin] : [] }
}
