import { fleetMessages } from '#shared/fleet/messages'
import { fleetWords } from '#web/features/fleet/words.ts'
import { type Translate, translator } from '#web/lib/words/translator.ts'

const words = { ...fleetMessages, ...fleetWords }

export const t: Translate<typeof words> = translator('fleet', words)
