import { fleetWords } from '#web/features/fleet/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

/** The server's own messages have their German in `web/lib/words/server-texts.de.ts`. */
export const t: Translate<typeof fleetWords> = translator('fleet', fleetWords)
