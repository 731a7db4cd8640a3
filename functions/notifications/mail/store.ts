import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const SentMail = z.object({ consumer: z.string(), eventId: z.string(), at: z.number() })

/** The bus delivers for a day at most. */
const EFFECT_SECONDS = 14 * 24 * 3600

/** A mail about an event, created before it is sent, so that a second delivery sends nothing. */
export const sentMails = entity<z.infer<typeof SentMail>, { consumer: string; eventId: string }>({
  name: 'mailing',
  parse: (item) => SentMail.parse(item),
  key: keys.effect,
  expires: ({ at }) => Math.floor(at / 1000) + EFFECT_SECONDS,
})
