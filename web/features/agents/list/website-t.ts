import { onboardingMessages } from '#shared/onboarding/messages'
import { type Translate, translator } from '#web/lib/words/translator.ts'

/** The wizard's own words for a wrong website, before the wizard is loaded. */
export const t: Translate<typeof onboardingMessages> = translator('onboarding', onboardingMessages)
