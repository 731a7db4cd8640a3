import { type Translate, translator } from '#web/lib/words/translator.ts'
import { peopleWords } from './words.ts'

/** Apart from the feature's other words: the first load of the dashboard has it. */
export const t: Translate<typeof peopleWords> = translator('people', peopleWords)
