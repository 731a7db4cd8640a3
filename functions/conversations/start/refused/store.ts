import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const RefusedOrigin = z.object({
  agentId: z.string(),
  /** Scheme and host, as the browser sent it. */
  origin: z.string(),
  /** Milliseconds since 1970. */
  lastAt: z.number().int(),
})
export type RefusedOrigin = z.infer<typeof RefusedOrigin>

/** The websites that an agent refused: of visitors it keeps nothing. */
export const refusedOrigins = entity<RefusedOrigin, { agentId: string; origin: string }>({
  name: 'refused-origin',
  parse: (item) => RefusedOrigin.parse(item),
  key: keys.refusedOrigin,
})
