import * as z from 'zod'

const text = (max: number) => z.string().trim().max(max)

/**
 * What saving an agent takes for its channels (specification 1, sections 3 and 7; spelled as there). They are no settings: no draft,
 * version or export has them, and no answer. An empty text removes one, what is left out stays.
 */
export const ChannelFields = z.object({
  waTestNumber: text(40).optional(),
  whatsappToken: text(2000).optional(),
  whatsappBusniessId: text(32).optional(),
  whatsappNumberId: text(32).optional(),
  /** Ours: with the app's secret deliveries are verified. */
  whatsappAppSecret: text(200).optional(),
  vapi: z.object({ id: text(100) }).optional(),
  /** Of Google Business Chat: the service account, and its key with commas in place of line breaks (specification 1, section 5). */
  gcloudClientEmail: text(254).optional(),
  gcloudPrivateKey: text(8000)
    .overwrite((key) => key.replaceAll(/\r\n|\r|\n/g, ','))
    .optional(),
})
export type ChannelFields = z.infer<typeof ChannelFields>

export const channelFieldNames = ChannelFields.keyof().options
