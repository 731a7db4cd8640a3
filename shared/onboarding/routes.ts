import * as z from 'zod'
import { contract } from '#shared/contract'
import { AttemptId, BrandingAnswer, BrandingChoices, Company, PersonalizedAnswer } from './schema.ts'

const Attempt = z.strictObject({
  attemptId: AttemptId,
  company: Company,
  /** The workspace that the agent is for; the caller's own when absent. */
  workspaceId: z.string().max(40).optional(),
})

export const onboarding = contract({
  'POST /rpc/onboarding.getBrandingInfo': {
    auth: 'self',
    summary:
      'Starts to read a company’s website (its looks, and up to 25 pages), or tells how far that attempt is. `failed` leaves everything to be chosen by hand.',
    input: Attempt,
    output: BrandingAnswer,
  },
  'POST /rpc/onboarding.createPersonalizedAgent': {
    auth: 'self',
    summary:
      'Makes an agent that knows what the attempt’s website says, or tells how far that is. Trying again with the same attempt never makes a second agent.',
    input: Attempt.extend({
      agentName: z.string().trim().max(120).optional(),
      brandingChoices: BrandingChoices,
      /** Starts anew after a failure; a run that is under way or done is joined all the same. */
      isRetry: z.boolean().optional(),
    }),
    output: PersonalizedAnswer,
  },
})
