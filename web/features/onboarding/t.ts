import { onboardingMessages } from '#shared/onboarding/messages'
import { wizardWords } from '#web/features/onboarding/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

const words = { ...onboardingMessages, ...wizardWords }

export const t: Translate<typeof words> = translator('onboarding', words)
