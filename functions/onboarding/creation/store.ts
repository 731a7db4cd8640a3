import * as z from 'zod'
import { runExpiry, type WizardRun } from '#functions/onboarding/wizard-run'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { agentLanguages } from '#shared/agents/languages'
import { Fact } from '#shared/onboarding/fact'
import { goalNames } from '#shared/onboarding/goal-names'
import { ThemeMode, TriedQuestion } from '#shared/onboarding/schema'

const StoredCreation = z.object({
  workspaceId: z.string(),
  attemptId: z.string(),
  /** Counts the executions: a failed run can be retried for the same agent. */
  tries: z.number().int(),
  status: z.enum(['running', 'done', 'failed']),
  isStarted: z.boolean(),
  startedAt: z.number().int(),
  /** When the pages were crawled, the agent created, and its import queued; milliseconds, kept over tries. */
  readAt: z.number().int().optional(),
  madeAt: z.number().int().optional(),
  importedAt: z.number().int().optional(),
  endedAt: z.number().int().optional(),
  sourceId: z.string().optional(),
  /** The agent's language, and what its website states. */
  lang: z.enum(agentLanguages).optional(),
  facts: z.array(Fact).optional(),
  pageCount: z.number().int().optional(),
  /** Before questions were tried: their texts only. */
  suggestedQuestions: z.array(z.string()).optional(),
  triedQuestions: z.array(TriedQuestion).optional(),
  wish: z.object({
    title: z.string(),
    company: z.object({ name: z.string(), description: z.string() }),
    primaryColor: z.string(),
    themeMode: ThemeMode,
    /** The owner's, for a website that shows none of an agent's. */
    lang: z.enum(agentLanguages).optional(),
    /** URL of our own copy. */
    picture: z.string().optional(),
    /** The facts that the owner confirmed; absent if nobody was asked. */
    facts: z.array(Fact).optional(),
    goals: z.array(z.enum(goalNames)).optional(),
    /** The user, for the audit log. */
    by: z.object({ sub: z.string(), email: z.string().optional() }),
  }),
})
export type StoredCreation = z.infer<typeof StoredCreation>

/** The creation of an agent by the wizard. */
export const creations = entity<StoredCreation, WizardRun>({
  name: 'wizard-creation',
  parse: (item) => StoredCreation.parse(item),
  key: keys.wizardCreation,
  expires: runExpiry,
})
