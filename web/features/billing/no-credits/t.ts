import { noCreditsWords } from '#web/features/billing/no-credits/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

export const t: Translate<typeof noCreditsWords> = translator('no-credits', noCreditsWords)
