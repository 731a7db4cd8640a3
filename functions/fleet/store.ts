import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { FleetCounts } from '#shared/fleet/fleet-change'
import { UNDO_DAYS } from '#shared/fleet/limits'
import { Push, PushTarget, Reason } from '#shared/fleet/schema'

const Packed = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

const Copy = z.object({
  workspaceId: z.string(),
  agentId: z.string(),
  sourceId: z.string(),
  /** The source's version that the copy has, but for what it changed itself. */
  version: z.number().int(),
  /** The push that brought it there. */
  pushId: z.string().optional(),
  at: z.number().int(),
})
export type StoredCopy = z.infer<typeof Copy>

/** Which agent another was copied from: one, since the key is the copy's. */
export const copies = entity<StoredCopy, { workspaceId: string; agentId: string }>({
  name: 'agent-copy',
  parse: (item) => Copy.parse(item),
  key: keys.agentCopy,
})

const Base = z.object({ agentId: z.string(), sourceId: z.string(), version: z.number().int(), body: Packed })

/** The settings of the source's version that a copy has. It outlives the link, so that linking again knows the common ancestor. */
export const bases = entity<z.infer<typeof Base>, { agentId: string }>({
  name: 'copy-base',
  parse: (item) => Base.parse(item),
  key: keys.copyBase,
})

const StoredPush = Push.extend({
  agencyId: z.string(),
  workspaceId: z.string(),
  /** Grows whenever a person decides about the push: what was started before ends without effect. */
  run: z.number().int(),
  /** Whose decision it was. */
  decidedBy: z.string(),
})
export type StoredPush = z.infer<typeof StoredPush>

export const pushes = entity<StoredPush, { agencyId: string; id: string }>({
  name: 'push',
  parse: (item) => StoredPush.parse(item),
  key: keys.fleetPush,
})

const PushOfSource = z.object({ sourceId: z.string(), pushId: z.string() })

/** The claim by which an agent has one push under way at most. */
export const pushesOfSources = entity<z.infer<typeof PushOfSource>, { sourceId: string }>({
  name: 'push-of-source',
  parse: (item) => PushOfSource.parse(item),
  key: keys.pushOfSource,
})

/** What only publishing and undoing read is kept a little longer than they are possible. */
const KEPT_DAYS = UNDO_DAYS + 10
const keptUntil = ({ startedAt }: { readonly startedAt: number }) => Math.floor(startedAt / 1000) + KEPT_DAYS * 86_400

const PushedVersion = z.object({ pushId: z.string(), startedAt: z.number().int(), body: Packed })

/** The settings that a push holds. */
export const pushedVersions = entity<z.infer<typeof PushedVersion>, { pushId: string }>({
  name: 'pushed-version',
  parse: (item) => PushedVersion.parse(item),
  key: keys.pushedVersion,
  expires: keptUntil,
})

const Target = PushTarget.pick({ agentId: true, stage: true, state: true, from: true, takeNew: true, at: true }).extend(
  {
    pushId: z.string(),
    startedAt: z.number().int(),
    counts: FleetCounts,
    reason: Reason.optional(),
    /** The copy's draft and version that a person looked at. */
    seenModified: z.number().int(),
    versionBefore: z.number().int().optional(),
    versionMade: z.number().int().optional(),
    modifiedMade: z.number().int().optional(),
    /** Grows with each change, so that a choice and a publication of one moment refuse each other. */
    revision: z.number().int(),
  },
)
export type StoredTarget = z.infer<typeof Target>

export const targets = entity<StoredTarget, { pushId: string; agentId: string }>({
  name: 'push-target',
  parse: (item) => Target.parse(item),
  key: keys.pushTarget,
  // a year: pushes are history by then, and a push that was never started leaves its targets
  expires: ({ startedAt }) => Math.floor(startedAt / 1000) + 366 * 86_400,
})

const BaseBefore = Base.extend({ pushId: z.string(), startedAt: z.number().int(), copyPushId: z.string().optional() })

export const basesBefore = entity<z.infer<typeof BaseBefore>, { pushId: string; agentId: string }>({
  name: 'base-before-push',
  parse: (item) => BaseBefore.parse(item),
  key: keys.baseBeforePush,
  expires: keptUntil,
})
