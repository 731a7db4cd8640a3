import { type Translate, translator } from '#web/lib/words/translator.ts'
import { clientOnboardingWords } from './words.ts'

export const t: Translate<typeof clientOnboardingWords> = translator('client-onboarding-page', clientOnboardingWords)
