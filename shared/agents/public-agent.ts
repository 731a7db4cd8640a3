import * as z from 'zod'
import { AgentSettings } from './schema.ts'

/**
 * The public fields of an agent: specification 1's list and what the widget needs before it opens. A test asserts this
 * exact set; before adding a field, consider what it reveals to the public.
 */
export const PublicAgent = z.object({
  ID: z.string(),
  ownerID: z.string(),
  region: z.enum(['eu', 'na']),
  ...AgentSettings.pick({
    title: true,
    description: true,
    theme: true,
    customThemeJSONString: true,
    ADVANCED_customCSS: true,
    fontFamily: true,
    lang: true,
    autoOpenWidget: true,
    autoStartWidget: true,
    proactiveMessage: true,
    messageDelayMS: true,
    roundedImageURL: true,
    chatBgURL: true,
    branding: true,
    whatsappPhoneNumber: true,
    enableGeoAnalytics: true,
    syncBrowser: true,
    listenForUrlChanges: true,
    scrollAnimation: true,
    UIhandoffTitle: true,
    UIhandoffSubtitle: true,
  }).shape,
  ui: AgentSettings.shape.ui.partial({ widgetType: true }),
  /** Whether the agent reads voice notes; where it does not, visitors record them for a teammate only. */
  hearsVoice: z.boolean(),
  /** The text colour on the brand colour, and the brand's hue in degrees (oklch), so that the widget's button needs no colour arithmetic. */
  onBrand: z.string(),
  hue: z.number(),
  /** Whether the payer has credits, and whether the spend guards allow more answers. */
  credits: z.object({ continue: z.boolean(), hasEverPaid: z.boolean() }),
  usage: z.object({ shouldContinue: z.boolean() }),
  /** The viewer's country as the edge knows it; empty when it does not. */
  country: z.string(),
})
export type PublicAgent = z.infer<typeof PublicAgent>
