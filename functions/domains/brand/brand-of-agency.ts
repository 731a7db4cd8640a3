import type { StoredAgency } from '#features/agencies'
import { ownMediaPath } from '#features/files'
import { ownRegion } from '#lib/environment'
import { ownShades } from '#shared/agencies/own-shades'
import type { PortalBrand } from '#shared/agencies/portal-brand'
import { isFrameAddress } from '#shared/agencies/tabs/frame-address'
import { DEFAULT_FONT } from '#shared/agencies/theme'
import { brandOf } from '#shared/agents/look/themes'

/** What the pages of an agency's hosts carry of its settings: nothing that only its team may know. */
export const brandOfAgency = (agency: StoredAgency): PortalBrand => {
  const region = ownRegion()
  const primary = brandOf({ theme: 'custom', customThemeJSONString: agency.customThemeJSONString || undefined })
  const logo = ownMediaPath(agency.squarePhotoURL)
  return {
    agencyId: agency.ID,
    region,
    name: agency.name,
    brandingText: agency.brandingText,
    logo,
    darkLogo: ownMediaPath(agency.darkModeSquarePhotourl) || logo,
    favicon: ownMediaPath(agency.icons[32]) || ownMediaPath(agency.faviconURL) || logo,
    icons: {
      512: ownMediaPath(agency.icons[512]),
      256: ownMediaPath(agency.icons[256]),
      192: ownMediaPath(agency.icons[192]),
      32: ownMediaPath(agency.icons[32]),
    },
    primary,
    shades: ownShades(agency.customThemeJSONString, primary),
    usage: agency.themeColorUsage,
    variant: agency.themeVariant,
    ...fontOf(agency),
    customCss: agency.safeCss,
    supportEmail: agency.supportEmail,
    mainWebsite: agency.mainWebsite,
    tosPage: agency.tosPage,
    privacyPolicypPage: agency.privacyPolicypPage,
    address: agency.address,
    hasPassword: !agency.settings.disablePasswordLogin,
    hasSignup: agency.settings.enableClientSignup,
    frames: framesOf(agency),
    framesHost: '',
  }
}

const framesOf = ({ customTabs }: StoredAgency): string[] => [
  ...new Set(
    customTabs.flatMap(({ pageType, iframeUrl }) =>
      // judged again: what was saved before a rule is named in a header all the same
      pageType === 'iframe' && isFrameAddress(iframeUrl) ? new URL(iframeUrl).origin : [],
    ),
  ),
]

const fontOf = ({ googleFont, fontFaces }: StoredAgency): Pick<PortalBrand, 'font' | 'fontFaces'> => {
  const faces = fontFaces.flatMap((face) => {
    const url = ownMediaPath(face.url)
    return url ? [{ ...face, url }] : []
  })
  return { font: faces.length > 0 ? 'own' : googleFont === DEFAULT_FONT ? 'default' : 'system', fontFaces: faces }
}
