import * as z from 'zod'
import { EFFECT_SECONDS } from '#functions/notifications/effect-seconds'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const SentMail = z.object({ consumer: z.string(), eventId: z.string(), at: z.number() })

/** A mail about an event, created before it is sent, so that a second delivery sends nothing. */
export const sentMails = entity<z.infer<typeof SentMail>, { consumer: string; eventId: string }>({
  name: 'mailing',
  parse: (item) => SentMail.parse(item),
  key: keys.effect,
  expires: ({ at }) => Math.floor(at / 1000) + EFFECT_SECONDS,
})
