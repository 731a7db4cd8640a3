import * as z from 'zod'
import { Agent } from '#shared/agents/schema'
import { fieldMessage } from '#shared/field-message'
import { protocolText } from '#shared/protocol-messages'
import { textFields } from '#shared/text-fields'
import { MAX_BRAND_COLOURS } from './limits.ts'
import { onboardingText } from './messages.ts'

/** One run of the wizard. The client makes it up, so that trying again joins what runs instead of starting a second one. */
export const AttemptId = z.string().regex(/^[0-9A-Za-z]{20,40}$/, fieldMessage(protocolText('attemptId')))

/** Specification 2, section 3. The website is optional: without one there is nothing to analyse and the rest goes by hand. */
export const Company = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, fieldMessage(onboardingText('nameRequired')))
    .max(120),
  website: z.string().trim().max(2000),
  description: z
    .string()
    .trim()
    .min(1, fieldMessage(onboardingText('descriptionRequired')))
    .max(1000),
})
export type Company = z.infer<typeof Company>

export const ThemeMode = z.enum(['light', 'dark'])
export type ThemeMode = z.infer<typeof ThemeMode>

const Hex = z.string().regex(/^#[0-9a-f]{6}$/i, fieldMessage(onboardingText('colourInvalid')))

/** A colour of a website, most likely the brand's own first. */
export const BrandColour = z.object({
  hex: Hex,
  /** Where it is used, in a person's words ("Buttons and links"). */
  usage: z.string(),
  /** How much of the ranking it has, 0 to 1. */
  weight: z.number(),
})
export type BrandColour = z.infer<typeof BrandColour>

/** What a website says about its owner's looks. */
export const BrandingInfo = z.object({
  name: z.string(),
  description: z.string(),
  /** Ranked, up to 11; empty when the site gave none away. */
  colors: z.array(BrandColour).max(MAX_BRAND_COLOURS),
  /** Addresses of our own copies. */
  logo: z.string().optional(),
  favicon: z.string().optional(),
  themeMode: ThemeMode,
  /** The site's own typeface, first choice first. */
  fontFamily: z.string().optional(),
})
export type BrandingInfo = z.infer<typeof BrandingInfo>

/** Specification 2, section 3. */
export const BrandingChoices = z.strictObject({
  primaryColor: Hex,
  themeMode: ThemeMode,
  /** Whether the favicon that was found is to be the agent's picture. */
  faviconApproved: z.boolean(),
  /** A picture of the person's own instead, base64 without the `data:` prefix; 0.5 MB at most, judged by its bytes. */
  customLogo: z.string().max(700_000).optional(),
})
export type BrandingChoices = z.infer<typeof BrandingChoices>

/** What is being done, in order; `waiting` steps come later, a `skipped` one had nothing to work on. */
export const WizardStep = z.object({
  name: z.string(),
  key: textFields.key,
  state: z.enum(['done', 'running', 'waiting', 'failed', 'skipped']),
  /** Milliseconds it took, when done. */
  tookMs: z.number().int().optional(),
})
export type WizardStep = z.infer<typeof WizardStep>

/** `detail`: what was wrong, a sentence after the message; only where there is more to say. */
const failed = z.object({
  status: z.literal('failed'),
  ...textFields,
  detail: z.string().optional(),
  detailKey: textFields.key,
})

/** `getBrandingInfo`: asked again and again with the same attempt until it is done; `found` grows meanwhile. */
export const BrandingAnswer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('running'),
    steps: z.array(WizardStep),
    found: BrandingInfo.partial(),
    /** Pages read so far, of how many are known, and the last one's title. */
    pages: z.object({ done: z.number().int(), total: z.number().int(), title: z.string().optional() }),
    startedAt: z.number().int(),
  }),
  z.object({
    status: z.literal('done'),
    brandingInfo: BrandingInfo,
    pages: z.object({ done: z.number().int(), total: z.number().int(), title: z.string().optional() }),
    steps: z.array(WizardStep),
  }),
  failed,
])
export type BrandingAnswer = z.infer<typeof BrandingAnswer>

/** `createPersonalizedAgent`: asked again with the same attempt until it is done; one attempt makes one agent. */
export const PersonalizedAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('running'), steps: z.array(WizardStep), startedAt: z.number().int() }),
  z.object({
    status: z.literal('done'),
    agentId: z.string(),
    /** The demo page: `/app/{region}/prototype?vg_id={agentId}`. */
    prototypeUrl: z.string(),
    agentData: Agent,
    steps: z.array(WizardStep),
    /** Questions that the agent can answer, for trying it. */
    suggestedQuestions: z.array(z.string()),
    pageCount: z.number().int(),
  }),
  failed,
])
export type PersonalizedAnswer = z.infer<typeof PersonalizedAnswer>
