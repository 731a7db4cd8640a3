import { SURE } from '#shared/onboarding/limits'
import type { BrandingInfo } from '#shared/onboarding/schema'
import { t } from '#web/features/onboarding/t.ts'
import { picturesOf } from './pictures-of.ts'
import { siteName } from './site-name.ts'

interface Entered {
  readonly name: string
  readonly website: string
}

interface BrandQuestion {
  readonly title: string
  readonly fact: string
}

/** What the brand step says: what was not found, what is uncertain, whose site it may be; it asks only with a reason. */
export const brandQuestion = (found: BrandingInfo | undefined, entered: Entered): BrandQuestion => {
  const { title, fact } = questionOf(found, entered)
  const site = siteName(entered.website)
  return { title, fact: found?.isInsecure ? `${fact} ${t('brandInsecure', { site })}` : fact }
}

const questionOf = (found: BrandingInfo | undefined, { name, website }: Entered): BrandQuestion => {
  if (!found || !website) return { title: t('brandChoose'), fact: t('brandByHand') }
  const site = siteName(website)
  const hasLogo = picturesOf(found).length > 0
  const hasColour = found.colors.length > 0
  if (!hasLogo && !hasColour) return { title: t('brandNothing', { site }), fact: t('brandNothingFact') }
  if (isAnother(found.name, name, site))
    return { title: t('brandTitle'), fact: t('brandAnother', { site, found: found.name, name }) }
  if (!hasLogo) return { title: t('brandNoLogo', { site }), fact: t('brandNoLogoFact') }
  if (!hasColour) return { title: t('brandNoColour', { site }), fact: t('brandNoColourFact') }
  const isLogoSure = (found.pictures?.[0]?.confidence ?? 1) >= SURE
  const isColourSure = (found.colourConfidence ?? 1) >= SURE
  if (isLogoSure && isColourSure) return { title: t('brandFound'), fact: t('brandFact', { site }) }
  const unsure = isLogoSure ? 'brandUnsureColour' : isColourSure ? 'brandUnsureLogo' : 'brandUnsureBoth'
  return { title: t('brandWhich'), fact: t(unsure, { site }) }
}

/** Whether the site's name and the entered one have no word in common, nor the entered one with the site's address. */
const isAnother = (found: string, entered: string, site: string): boolean => {
  const [theirs, own] = [wordsOf(found), wordsOf(entered)]
  const joined = own.join('')
  return (
    theirs.length > 0 &&
    own.length > 0 &&
    !own.some((word) => theirs.includes(word)) &&
    !theirs.join('').includes(joined) &&
    !joined.includes(theirs.join('')) &&
    !own.some((word) => site.toLowerCase().includes(word))
  )
}

const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]{2,}/gu) ?? []
  ).filter((word) => !/^(the|and|und|gmbh|ltd|inc|llc|ag|co|company|group|der|die|das)$/.test(word))
