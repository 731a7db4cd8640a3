import { storePicture } from '#features/files'
import type { StoredAttempt } from '#functions/onboarding/analysis/store'
import { onboardingText } from '#shared/onboarding/messages'
import type { BrandingChoices } from '#shared/onboarding/schema'
import { invalid } from '#shared/problems'

/** The uploaded picture, else the site's if the user approved it. */
export const pictureFor = async (
  workspaceId: string,
  { customLogo, faviconApproved, picture: chosen }: BrandingChoices,
  { found }: Pick<StoredAttempt, 'found'>,
): Promise<string | undefined> => {
  const [first] = found.pictures ?? []
  if (!customLogo && !faviconApproved) return undefined
  if (!customLogo && chosen === undefined) return first?.url ?? found.favicon ?? found.logo
  if (!customLogo) {
    if (chosen === found.favicon || chosen === found.logo || found.pictures?.some(({ url }) => url === chosen))
      return chosen
    throw invalid('brandingChoices.picture', onboardingText('pictureUnknown'))
  }
  const picture = await storePicture(workspaceId, Buffer.from(customLogo, 'base64'))
  if (picture.kind === 'stored') return picture.url
  const message = picture.kind === 'too-large' ? onboardingText('logoTooLarge') : onboardingText('logoType')
  throw invalid('brandingChoices.customLogo', message)
}
