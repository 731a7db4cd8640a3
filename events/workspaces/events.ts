import * as z from 'zod'
import { event } from '#events/event'

/** A user's first sign-in created their personal workspace. */
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

/** A member left or was removed. */
export const MemberLeft = event('workspaces.member-left', z.object({ workspaceId: z.string(), email: z.string() }))
