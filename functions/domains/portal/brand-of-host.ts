import { parseBrand } from '#functions/domains/brand/stored-brand'
import { hostClaims } from '#lib/hosts/host-claims'
import type { PortalBrand } from '#shared/agencies/portal-brand'

interface BrandedHost {
  readonly host: string
  readonly brand: PortalBrand
}

/** A live host with its brand, as it is now; `undefined` for every other host. */
export const brandOfHost = async (host: string | undefined): Promise<BrandedHost | undefined> => {
  const claim = host ? await hostClaims.get({ host }) : undefined
  if (claim?.state !== 'live' || claim.brand === undefined || claim.redirectsTo !== undefined) return undefined
  return { host: claim.host, brand: parseBrand(claim.brand) }
}
