import * as z from 'zod'
import { event } from '#events/event'

/** Names of the product's own analytics events (specification 1, section 7). */
export const ProductEventName = z.enum([
  'new_agent_created',
  'instagram_channel_added',
  'telegram_channel_added',
  'discord_channel_added',
  'whatsapp_channel_added',
  'channels_viewed',
])

/** A use of the product that the operator counts; forwarded to a configured tracker. */
export const ProductEvent = event(
  'analytics.product-event',
  z.object({
    name: ProductEventName,
    workspaceId: z.string(),
    properties: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  }),
)

/** A widget was loaded on a page (specification 1, section 7: only when address and country are known). */
export const WidgetLoaded = event(
  'analytics.widget-loaded',
  z.object({
    workspaceId: z.string(),
    agentId: z.string(),
    at: z.number().int(),
    countryCode: z.string(),
    browser: z.string(),
    platform: z.string(),
  }),
)
