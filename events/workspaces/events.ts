import * as z from 'zod'
import { event } from '#events/event'
import { GracePeriod } from '#shared/workspaces/access-keys'

/** A user's first sign-in created their personal workspace, or they made a further one. */
export const WorkspaceCreated = event(
  'workspaces.created',
  z.object({
    workspaceId: z.string(),
    email: z.string(),
    countryCode: z.string().optional(),
    utm_source: z.string().optional(),
    referredFrom: z.string().optional(),
    ps_xid: z.string().optional(),
    tolt_referral: z.string().optional(),
  }),
)

/** A user accepted an invitation. */
export const MemberJoined = event('workspaces.member-joined', z.object({ workspaceId: z.string(), email: z.string() }))

/** The picture of a workspace or its owner was replaced or removed: the address of the former one. */
export const PortraitReplaced = event(
  'workspaces.portrait-replaced',
  z.object({ workspaceId: z.string(), url: z.string() }),
)

/**
 * A member who may know the keys of the workspace's agents was removed, and new ones are wanted instead of all that are as old
 * as `at` (milliseconds since 1970).
 */
export const KeyReaderRemoved = event(
  'workspaces.key-reader-removed',
  z.object({
    workspaceId: z.string(),
    email: z.string(),
    /** The name of the actor who removed them. */
    by: z.string(),
    at: z.number().int(),
    /** How long the replaced keys stay valid. */
    validFor: GracePeriod,
  }),
)

/** A member left or was removed. */
export const MemberLeft = event('workspaces.member-left', z.object({ workspaceId: z.string(), email: z.string() }))
