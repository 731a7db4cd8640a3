import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { EFFECT_SECONDS } from './effect-seconds.ts'

const LimitDecision = z.object({ consumer: z.string(), eventId: z.string(), isWithin: z.boolean(), at: z.number() })

/** Whether an event was within its limits when it was first counted. */
export const limitDecisions = entity<z.infer<typeof LimitDecision>, { consumer: string; eventId: string }>({
  name: 'counting',
  parse: (item) => LimitDecision.parse(item),
  key: keys.effect,
  expires: ({ at }) => Math.floor(at / 1000) + EFFECT_SECONDS,
})
