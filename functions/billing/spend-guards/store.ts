import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const Spend = z.object({
  scope: z.string(),
  day: z.string(),
  milliCredits: z.number().int(),
  ttl: z.number().optional(),
})

/** Milli-credits spent or held in a day, by the scope of a spend guard. */
export const spends = entity<z.infer<typeof Spend>, { scope: string; day: string }>({
  name: 'spend',
  parse: (item) => Spend.parse(item),
  key: keys.spend,
})
