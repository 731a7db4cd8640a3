import * as z from 'zod'
import { agentLanguages } from '#shared/agents/languages'
import { contract } from '#shared/contract'
import { clientOnboarding } from './client-routes.ts'
import { Fact } from './fact.ts'
import { goalNames } from './goal-names.ts'
import { MAX_FACTS } from './limits.ts'
import { AttemptId, BrandingAnswer, BrandingChoices, Company, PersonalizedAnswer } from './schema.ts'

const Attempt = z.strictObject({
  attemptId: AttemptId,
  company: Company,
  /** The workspace of the new agent; by default the caller's own. A client of an agency names none. */
  workspaceId: z.string().max(40).optional(),
})

const wizard = contract({
  'POST /rpc/onboarding.getBrandingInfo': {
    auth: 'onboarding',
    summary:
      'Starts to analyze a company’s website (its branding, and up to 25 pages), or answers that attempt’s progress. After `failed` the user chooses everything.',
    input: Attempt,
    output: BrandingAnswer,
  },
  'POST /rpc/onboarding.createPersonalizedAgent': {
    auth: 'onboarding',
    summary:
      'Creates an agent with the knowledge of the attempt’s website, or answers the progress. A retry with the same attempt never creates a second agent.',
    input: Attempt.extend({
      agentName: z.string().trim().max(120).optional(),
      brandingChoices: BrandingChoices,
      /** What the agent may state of the company, as its owner left it; without it, what the website states. */
      facts: z.array(Fact).max(MAX_FACTS).optional(),
      /** What the agent is for: sentences of its instructions. */
      goals: z.array(z.enum(goalNames)).max(goalNames.length).optional(),
      /** The agent's language if the website shows none of those that agents have; by default English. */
      lang: z.enum(agentLanguages).optional(),
      /** Restarts after a failure; a running or finished run is joined instead. */
      isRetry: z.boolean().optional(),
    }),
    output: PersonalizedAnswer,
  },
})

export const onboarding = { ...wizard, ...clientOnboarding } as const
