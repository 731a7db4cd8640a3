import { PORTAL_BRAND_ID, type PortalBrand } from '#shared/agencies/portal-brand'

/** The agency's brand as this page carries it. */
export const pageBrand = (): PortalBrand => {
  const block = document.getElementById(PORTAL_BRAND_ID)?.textContent
  if (!block) throw new Error('this page carries no brand')
  // our own function writes it from the same type
  return JSON.parse(block) as PortalBrand
}
