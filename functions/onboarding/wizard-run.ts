import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { ImportCode } from '#shared/documents/import-code'
import { BrandingInfo, ThemeMode } from '#shared/onboarding/schema'

const DAYS_KEPT = 7

/** Seconds since 1970 at which a wizard's run is forgotten. */
const forgottenAt = ({ startedAt }: { readonly startedAt: number }): number =>
  Math.floor(startedAt / 1000) + DAYS_KEPT * 86_400

export const BrandFailure = z.union([ImportCode, z.literal('not-a-page')])
export type BrandFailure = z.infer<typeof BrandFailure>

const StoredAttempt = z.object({
  workspaceId: z.string(),
  attemptId: z.string(),
  /** Complete address; absent when the company has no website. */
  website: z.string().optional(),
  company: z.object({ name: z.string(), description: z.string() }),
  status: z.enum(['running', 'done', 'failed']),
  /** Whether its flow and its crawl are known to have been started; until then every call starts them again. */
  isStarted: z.boolean(),
  startedAt: z.number().int(),
  /** When the home page was here, when its pictures were, and when it ended: milliseconds. */
  openedAt: z.number().int().optional(),
  lookedAt: z.number().int().optional(),
  endedAt: z.number().int().optional(),
  found: BrandingInfo.partial(),
  failure: BrandFailure.optional(),
})
export type StoredAttempt = z.infer<typeof StoredAttempt>

interface AttemptKey {
  readonly workspaceId: string
  readonly attemptId: string
}

/** A website that is or was looked at for the wizard. */
export const attempts = entity<StoredAttempt, AttemptKey>({
  name: 'wizard-attempt',
  parse: (item) => StoredAttempt.parse(item),
  key: keys.wizardAttempt,
  expires: forgottenAt,
})

const StoredCreation = z.object({
  workspaceId: z.string(),
  attemptId: z.string(),
  /** Counts the executions: a run that failed can be tried again, under the same agent. */
  tries: z.number().int(),
  status: z.enum(['running', 'done', 'failed']),
  isStarted: z.boolean(),
  startedAt: z.number().int(),
  /** When the pages were read, the agent made, and its knowledge queued; milliseconds, kept over tries. */
  readAt: z.number().int().optional(),
  madeAt: z.number().int().optional(),
  importedAt: z.number().int().optional(),
  endedAt: z.number().int().optional(),
  sourceId: z.string().optional(),
  pageCount: z.number().int().optional(),
  suggestedQuestions: z.array(z.string()).optional(),
  wish: z.object({
    title: z.string(),
    company: z.object({ name: z.string(), description: z.string() }),
    primaryColor: z.string(),
    themeMode: ThemeMode,
    /** Address of our own copy. */
    picture: z.string().optional(),
    /** Who asked for it, for the audit log. */
    by: z.object({ sub: z.string(), email: z.string().optional() }),
  }),
})
export type StoredCreation = z.infer<typeof StoredCreation>

/** An agent that is or was made by the wizard. */
export const creations = entity<StoredCreation, AttemptKey>({
  name: 'wizard-creation',
  parse: (item) => StoredCreation.parse(item),
  key: keys.wizardCreation,
  expires: forgottenAt,
})
