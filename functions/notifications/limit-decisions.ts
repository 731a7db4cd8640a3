import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const LimitDecision = z.object({ consumer: z.string(), eventId: z.string(), isWithin: z.boolean(), at: z.number() })

/** The bus delivers for a day at most. */
const EFFECT_SECONDS = 14 * 24 * 3600

/** Whether an event was within its limits when it was first counted. */
export const limitDecisions = entity<z.infer<typeof LimitDecision>, { consumer: string; eventId: string }>({
  name: 'counting',
  parse: (item) => LimitDecision.parse(item),
  key: keys.effect,
  expires: ({ at }) => Math.floor(at / 1000) + EFFECT_SECONDS,
})
