import { ownShades } from '#shared/agencies/own-shades'
import type { AgencySettings } from '#shared/agencies/schema'
import { brandOf } from '#shared/agents/look/themes'
import type { Brand } from '#web/lib/style/apply-brand.ts'

/** The brand that the agency's settings describe. */
export const brandOfAgency = ({
  customThemeJSONString,
  themeColorUsage: usage,
  themeVariant: variant,
}: Pick<AgencySettings, 'customThemeJSONString' | 'themeColorUsage' | 'themeVariant'>): Brand => {
  const primary = brandOf({ theme: 'custom', customThemeJSONString: customThemeJSONString || undefined })
  return { primary, shades: ownShades(customThemeJSONString, primary), usage, variant }
}
