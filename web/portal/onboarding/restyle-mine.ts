import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { base64Of, type ChosenBrand } from '#web-features/onboarding'

/** Another look for the client's own agent, whatever tabs they have. */
export const restyleMine = async (region: Region, brand: ChosenBrand): Promise<void> => {
  const { colour, themeMode, isApproved, own, picture } = brand
  const isFound = isApproved && !own
  await callIn(region)('POST /portal/onboarding/look', {
    brandingChoices: {
      primaryColor: colour,
      themeMode,
      faviconApproved: isFound,
      ...(isFound && picture ? { picture } : {}),
      ...(own ? { customLogo: base64Of(own) } : {}),
    },
  })
}
