import * as z from 'zod'
import { runExpiry, type WizardRun } from '#functions/onboarding/wizard-run'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { Fact } from '#shared/onboarding/fact'
import { BrandingInfo } from '#shared/onboarding/schema'
import { BrandFailure } from './brand-failure.ts'

const StoredAttempt = z.object({
  workspaceId: z.string(),
  attemptId: z.string(),
  /** Complete URL; absent if the company has no website. */
  website: z.string().optional(),
  /** It was entered without `https://`, so that it may turn out to answer without encryption only. */
  isSchemeGuessed: z.boolean().optional(),
  company: z.object({ name: z.string(), description: z.string() }),
  status: z.enum(['running', 'done', 'failed']),
  /** Whether its flow and its crawl have surely been started; until then every call starts them again. */
  isStarted: z.boolean(),
  startedAt: z.number().int(),
  /** When the home page was fetched, when the brand was read, and when it ended: milliseconds. */
  openedAt: z.number().int().optional(),
  lookedAt: z.number().int().optional(),
  endedAt: z.number().int().optional(),
  found: BrandingInfo.partial(),
  /** What the home page states for machines. */
  facts: z.array(Fact).optional(),
  failure: BrandFailure.optional(),
})
export type StoredAttempt = z.infer<typeof StoredAttempt>

/** An analysis of a website for the wizard. */
export const attempts = entity<StoredAttempt, WizardRun>({
  name: 'wizard-attempt',
  parse: (item) => StoredAttempt.parse(item),
  key: keys.wizardAttempt,
  expires: runExpiry,
})
