import * as z from 'zod'
import { entity } from './entity.ts'
import { keys } from './keys.ts'

const Effect = z.object({ consumer: z.string(), eventId: z.string(), at: z.number().int() })

/** Far longer than a delivery can be repeated: the bus and its dead-letter queue keep events for 14 days. */
const REMEMBERED_SECONDS = 90 * 24 * 3600

/** Marks that a consumer has handled an event, written in the transaction of its effect. */
export const effects = entity<z.infer<typeof Effect>, { consumer: string; eventId: string }>({
  name: 'effect',
  parse: (item) => Effect.parse(item),
  key: keys.effect,
  expires: ({ at }) => Math.floor(at / 1000) + REMEMBERED_SECONDS,
})
