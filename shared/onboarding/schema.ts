import * as z from 'zod'
import { Agent } from '#shared/agents/schema'
import { fieldMessage } from '#shared/field-message'
import { protocolText } from '#shared/protocol-messages'
import { textFields } from '#shared/text-fields'
import { companyErrors } from './company-errors.ts'
import { Fact } from './fact.ts'
import { MAX_BRAND_COLOURS } from './limits.ts'
import { onboardingText } from './messages.ts'

/** One run of the wizard. The client generates the id, so that a retry joins the run instead of starting a second one. */
export const AttemptId = z.string().regex(/^[0-9A-Za-z]{20,40}$/, fieldMessage(protocolText('attemptId')))

/**
 * Specification 2, section 3. What is given must be right; what may not be missing, the verbs say (require-company.ts). Without a
 * website nothing is analyzed and the user chooses everything.
 */
export const Company = z
  .strictObject({
    name: z.string().trim().max(120),
    website: z.string().trim().max(2000),
    description: z.string().trim().max(1000),
  })
  .superRefine((company, context) => {
    const errors = companyErrors(company, { name: false, website: false, description: false })
    for (const [field, key] of Object.entries(errors))
      context.addIssue({ code: 'custom', path: [field], message: fieldMessage(onboardingText(key)) })
  })
export type Company = z.infer<typeof Company>

export const ThemeMode = z.enum(['light', 'dark'])
export type ThemeMode = z.infer<typeof ThemeMode>

const Hex = z.string().regex(/^#[0-9a-f]{6}$/i)

/** A colour of a website, most likely the brand's own first. */
export const BrandColour = z.object({
  hex: Hex,
  /** Where it is used, for display ("Buttons and links"). */
  usage: z.string(),
  /** Its share of the ranking, 0 to 1. */
  weight: z.number(),
})
export type BrandColour = z.infer<typeof BrandColour>

/** A company's branding, as its website shows it. */
export const BrandingInfo = z.object({
  name: z.string(),
  description: z.string(),
  /** Ranked, up to 11; empty when none was found. */
  colors: z.array(BrandColour).max(MAX_BRAND_COLOURS),
  /** URLs of our own copies. */
  logo: z.string().optional(),
  favicon: z.string().optional(),
  /** All that may be its logo, the likeliest first, with how likely each is: 0 to 1. Absent for analyses of old. */
  pictures: z.array(z.object({ url: z.string(), confidence: z.number() })).optional(),
  /** How likely the first colour is the company's main one: 0 to 1. */
  colourConfidence: z.number().optional(),
  themeMode: ThemeMode,
  /** The site was entered without a scheme, and answers without encryption only. */
  isInsecure: z.boolean().optional(),
  /** The site's font stack. */
  fontFamily: z.string().optional(),
})
export type BrandingInfo = z.infer<typeof BrandingInfo>

/** Specification 2, section 3. */
export const BrandingChoices = z.strictObject({
  /** Three or six hex digits, the # may be missing (specification 2, section 5). */
  primaryColor: z.string().regex(/^#?(?:[0-9a-f]{3}){1,2}$/i, fieldMessage(onboardingText('colourInvalid'))),
  themeMode: ThemeMode,
  /** Whether to use the site's favicon as the agent's picture. */
  faviconApproved: z.boolean(),
  /** Which of `pictures`; without it the first. */
  picture: z.string().max(500).optional(),
  /** An uploaded picture instead, base64 without the `data:` prefix; at most 0.5 MB, its type read from its bytes. */
  customLogo: z.string().max(700_000).optional(),
})
export type BrandingChoices = z.infer<typeof BrandingChoices>

/** A step of the wizard, in order; a `skipped` one had nothing to do. */
export const WizardStep = z.object({
  name: z.string(),
  key: textFields.key,
  state: z.enum(['done', 'running', 'waiting', 'failed', 'skipped']),
  /** Milliseconds it took, when done. */
  tookMs: z.number().int().optional(),
})
export type WizardStep = z.infer<typeof WizardStep>

/** `detail`: a further sentence about the cause, if there is one. */
const failed = z.object({
  status: z.literal('failed'),
  ...textFields,
  detail: z.string().optional(),
  detailKey: textFields.key,
})

/** `getBrandingInfo`: polled with the same attempt until it is done; `found` grows until then. */
export const BrandingAnswer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('running'),
    steps: z.array(WizardStep),
    found: BrandingInfo.partial(),
    /** Pages crawled and discovered so far, and the last one's title. */
    pages: z.object({ done: z.number().int(), total: z.number().int(), title: z.string().optional() }),
    startedAt: z.number().int(),
  }),
  z.object({
    status: z.literal('done'),
    brandingInfo: BrandingInfo,
    /** What the website states, as far as it is crawled; absent without a website. */
    facts: z.array(Fact).optional(),
    /** Whether more pages are being crawled, which may state more. */
    isReading: z.boolean().optional(),
    pages: z.object({ done: z.number().int(), total: z.number().int(), title: z.string().optional() }),
    steps: z.array(WizardStep),
  }),
  failed,
])
export type BrandingAnswer = z.infer<typeof BrandingAnswer>

/** A question that the agent was asked, and that it answered with the page from which the question comes. */
export const TriedQuestion = z.object({
  question: z.string(),
  answer: z.string(),
  /** The page. */
  title: z.string(),
  url: z.string(),
})
export type TriedQuestion = z.infer<typeof TriedQuestion>

/** `createPersonalizedAgent`: polled with the same attempt until it is done; one attempt creates one agent. */
export const PersonalizedAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('running'), steps: z.array(WizardStep), startedAt: z.number().int() }),
  z.object({
    status: z.literal('done'),
    agentId: z.string(),
    /** The demo page: `/app/{region}/prototype?vg_id={agentId}`. */
    prototypeUrl: z.string(),
    agentData: Agent,
    steps: z.array(WizardStep),
    /** Questions to try the agent with: those of `triedQuestions`. */
    suggestedQuestions: z.array(z.string()),
    /** At most four; absent for agents that were created before questions were tried. */
    triedQuestions: z.array(TriedQuestion).optional(),
    pageCount: z.number().int(),
  }),
  failed,
])
export type PersonalizedAnswer = z.infer<typeof PersonalizedAnswer>
