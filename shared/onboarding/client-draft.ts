import * as z from 'zod'
import { Fact } from './fact.ts'
import { goalNames } from './goal-names.ts'
import { MAX_FACTS } from './limits.ts'
import { AttemptId, BrandingChoices, ThemeMode } from './schema.ts'

/** Where a new client is in their onboarding, and what they have entered: unfinished, so that little of it must be right. */
export const ClientDraft = z.strictObject({
  attemptId: AttemptId,
  /** `branding` without choices is the analysis and the choices; with them the agent is being created or is ready. */
  step: z.enum(['welcome', 'goals', 'company-info', 'branding']),
  goals: z.array(z.enum(goalNames)).max(goalNames.length),
  company: z.strictObject({
    name: z.string().max(120),
    website: z.string().max(2000),
    description: z.string().max(1000),
  }),
  /** The company has said that it has none. */
  hasNoWebsite: z.boolean().optional(),
  /** A logo of their own is not among them: it has been sent by then. */
  choices: BrandingChoices.omit({ customLogo: true }).optional(),
  /** What was changed of the brand that was found, before it is chosen. */
  edits: z
    .strictObject({
      primaryColor: z.string().max(20).optional(),
      themeMode: ThemeMode.optional(),
      facts: z.array(Fact).max(MAX_FACTS).optional(),
    })
    .optional(),
  /** The agent that stands, while its brand is chosen again. */
  madeAgentId: z.string().max(60).optional(),
})
export type ClientDraft = z.output<typeof ClientDraft>
