import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { fieldMessage } from '#shared/field-message'
import { FleetCounts } from './fleet-change.ts'
import { MAX_STAGES, MAX_TARGETS, STAGE_DELAY } from './limits.ts'
import { fleetText } from './messages.ts'

/** An agent as the fleet shows it. */
const Face = z.object({ agentId: z.string(), title: z.string(), picture: z.string() })
const Organisation = z.object({ id: z.string(), name: z.string() })
export const Reason = z.object({
  message: z.string(),
  key: z.string().optional(),
  values: z.array(z.union([z.string(), z.number()])).optional(),
})

/** An agent that others were copied from. */
export const FleetSource = Face.extend({
  liveVersion: z.number().int(),
  copies: z.number().int(),
  /** Copies that have an older version of it. */
  behind: z.number().int(),
  /** The push of it that is under way. */
  pushId: z.string().optional(),
})
export type FleetSource = z.infer<typeof FleetSource>

/** An agent that follows a source. */
export const FleetCopy = Face.extend({
  sourceId: z.string(),
  organisations: z.array(Organisation),
  /** The source's version that the copy has, but for what it changed itself. */
  from: z.number().int(),
  liveVersion: z.number().int(),
  /** Of the draft, unix seconds: a push names it, and leaves out a copy that was changed since. */
  lastModified: z.number().int(),
  /** The copy has changes that are not published: a push would leave it as it is. */
  hasDraft: z.boolean(),
  /** Against the source's live version. */
  counts: FleetCounts,
  /** The push under way that the copy is in. */
  pushId: z.string().optional(),
})
export type FleetCopy = z.infer<typeof FleetCopy>

/** An agent that is no copy yet and could be one of the source. */
export const FleetCandidate = Face.extend({ organisations: z.array(Organisation) })
export type FleetCandidate = z.infer<typeof FleetCandidate>

export const PushId = z.string().regex(/^[0-9A-Z]{26}$/)

/** The first stage starts at once, each other one when a person continues, or by itself so many minutes after the one before. */
export const PushStage = z.strictObject({
  afterMinutes: z.number().int().min(STAGE_DELAY.min).max(STAGE_DELAY.max).optional(),
})
export type PushStage = z.infer<typeof PushStage>

/** What a person chose for one copy. */
export const TargetChoice = z.strictObject({
  agentId: AgentId,
  /** Of the copy, when the person looked at its diff. */
  lastModified: z.number().int(),
  /** From 0. */
  stage: z
    .number()
    .int()
    .min(0)
    .max(MAX_STAGES - 1),
  /** Paths of kept changes of which the copy takes the source's. */
  takeNew: z.array(z.string().max(1200)).max(1000).default([]),
})
export type TargetChoice = z.infer<typeof TargetChoice>

export const TargetChoices = z
  .array(TargetChoice)
  .min(1, fieldMessage(fleetText('noTargets')))
  .max(MAX_TARGETS, fieldMessage(fleetText('tooManyTargets', MAX_TARGETS)))

/**
 * `waits` for its stage; `published`: it has the changes, and visitors see them; `unchanged`: it had nothing to take; `changed`: it
 * was changed after the person looked, `draft`: it has changes that are not published, `gone`: deleted or no copy any more, `failed`:
 * these four were left as they are, and `reason` says why; `left-out` by a person, or because the push was stopped before its stage;
 * `undone`; `stays`: changed after the push, so undoing it left it as it is.
 */
export const targetStates = [
  'waits',
  'published',
  'unchanged',
  'changed',
  'draft',
  'gone',
  'failed',
  'left-out',
  'undone',
  'stays',
] as const

export const PushTarget = Face.extend({
  organisations: z.array(Organisation),
  stage: z.number().int(),
  state: z.enum(targetStates),
  reason: Reason.optional(),
  /** The source's version that the copy had before. */
  from: z.number().int(),
  takeNew: z.array(z.string()),
  /** What it took and kept; before that, what it would have at the last look. */
  counts: FleetCounts,
  /** The copy's own version before, and the one that the push published. */
  versionBefore: z.number().int().optional(),
  versionMade: z.number().int().optional(),
  /** When it came into its state; milliseconds since 1970. */
  at: z.number().int(),
})
export type PushTarget = z.infer<typeof PushTarget>

/**
 * `running`: a stage is being published; `waiting` for a person, or until `nextAt`, to start the next stage; `paused`; these and
 * `undoing` are under way, and a source has one such push at a time. `done`, `stopped` and `undone` have ended.
 */
export const pushStates = ['running', 'waiting', 'paused', 'done', 'stopped', 'undoing', 'undone'] as const

/** A version of an agent on its way to its copies. Times are milliseconds since 1970. */
export const Push = z.object({
  id: z.string(),
  sourceId: z.string(),
  /** The source's title and version when the push was started: it holds them, whatever becomes of the source. */
  sourceTitle: z.string(),
  version: z.number().int(),
  state: z.enum(pushStates),
  stages: z.array(PushStage),
  /** The stage that is or was last published, from 0. */
  stage: z.number().int(),
  /** When the next stage starts by itself. */
  nextAt: z.number().int().optional(),
  /** Who started it. */
  by: z.string(),
  startedAt: z.number().int(),
  endedAt: z.number().int().optional(),
  undoUntil: z.number().int(),
  targets: z.number().int(),
})
export type Push = z.infer<typeof Push>
