import { createContext, use } from 'react'
import type { PortalBrand } from '#shared/agencies/portal-brand'
import { useTheme } from '#web/lib/style/use-theme.ts'

export const BrandContext = createContext<PortalBrand | undefined>(undefined)

/** The agency's brand. */
export const useBrand = (): PortalBrand => {
  const brand = use(BrandContext)
  if (!brand) throw new Error('no brand around this part')
  return brand
}

/** The logo for the page's theme; empty without one. */
export const useLogo = (): string => {
  const { logo, darkLogo } = useBrand()
  const [theme] = useTheme()
  return (theme === 'dark' && darkLogo) || logo
}
