import * as z from 'zod'
import { event } from '#events/event'

/** Somebody's first visit made their personal workspace. */
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

/** Somebody accepted an invitation. */
export const MemberJoined = event('workspaces.member-joined', z.object({ workspaceId: z.string(), email: z.string() }))

/** A workspace or its owner shows another picture, or none: the former one's address. */
export const PortraitReplaced = event(
  'workspaces.portrait-replaced',
  z.object({ workspaceId: z.string(), url: z.string() }),
)

/** A membership ended, by the member or by somebody of the team. */
export const MemberLeft = event('workspaces.member-left', z.object({ workspaceId: z.string(), email: z.string() }))
