import * as z from 'zod'
import { contract } from '#shared/contract'
import { Activity, Email, Invitation, Team } from './members.ts'
import { Arrival, OwnWorkspace, Profile, Workspace, WorkspaceEdit, WorkspaceSummary } from './schema.ts'

const AWorkspace = z.strictObject({ workspaceId: z.string().max(40) })
/** 256 bits, from the mail. */
const InvitationToken = z.string().regex(/^[\w-]{43}$/)

export const workspaces = contract({
  'POST /v2/me': {
    auth: 'self',
    summary: 'The signed-in person and the workspaces open to them; the first visit makes the personal workspace.',
    input: Arrival,
    output: z.object({ isNew: z.boolean(), workspace: OwnWorkspace, workspaces: z.array(WorkspaceSummary) }),
  },
  'GET /v2/me/workspaces': {
    auth: 'self',
    summary: 'The workspaces open to the signed-in person in this region. Makes nothing, unlike a visit.',
    input: z.strictObject({}),
    output: z.object({ workspaces: z.array(WorkspaceSummary) }),
  },
  'POST /v2/me/profile': {
    auth: 'self',
    summary: 'What the signed-in person says of themselves: name, picture, and how their own workspace is called.',
    input: Profile,
    output: z.object({ success: z.literal(true) }),
  },
  'GET /v2/workspaces/{workspaceId}': {
    auth: 'workspace:read',
    summary: 'One workspace, without its secret.',
    input: z.strictObject({ workspaceId: z.string() }),
    output: z.object({ data: Workspace }),
  },
  'GET /public/users/{userId}': {
    auth: 'public',
    summary: 'What may be known of a workspace: its secret only to its signed-in owner (see docs/security.md).',
    input: z.strictObject({ userId: z.string(), agencyId: z.string().optional() }),
    output: z.object({
      data: z.object({
        workspaceSecret: z.string().optional(),
        hasEverPaid: z.boolean(),
        internal: z.object({ useNewPricing: z.boolean() }),
      }),
    }),
  },
  'POST /v2/workspaces/{workspaceId}': {
    auth: 'workspace:write',
    summary:
      'Changes name, picture and what the product remembers about a workspace. Fields left out keep their value.',
    input: AWorkspace.extend(WorkspaceEdit.shape),
    output: z.object({ success: z.literal(true), data: Workspace }),
  },
  'DELETE /v2/workspaces/{workspaceId}': {
    auth: 'workspace:leave',
    summary:
      'Takes a workspace of somebody else off the caller’s list: the membership ends. Owners cannot (specification 3, section 5).',
    input: AWorkspace,
    output: z.object({ success: z.literal(true) }),
  },
  'GET /v2/workspaces/{workspaceId}/team': {
    auth: 'workspace:read',
    summary: 'Owner, members, open invitations and seats.',
    input: AWorkspace,
    output: z.object({ team: Team }),
  },
  'POST /v2/workspaces/{workspaceId}/invitations': {
    auth: 'workspace:write',
    summary: 'Invites somebody by mail. Inviting them again sends a new link and ends the old one.',
    input: AWorkspace.extend({ email: Email }),
    output: z.object({ invitation: Invitation }),
  },
  'DELETE /v2/workspaces/{workspaceId}/invitations/{email}': {
    auth: 'workspace:write',
    summary: 'Takes an invitation back. Doing it again is no error.',
    input: AWorkspace.extend({ email: Email }),
    output: z.object({ email: z.string() }),
  },
  'POST /no-auth/workspaces/{workspaceId}/invitation': {
    auth: 'public',
    summary: 'What an invitation’s link is about, for whoever holds it. Changes nothing.',
    input: AWorkspace.extend({ secret: InvitationToken }),
    output: z.object({
      workspaceName: z.string(),
      workspacePhotoURL: z.string(),
      email: z.string(),
      invitedBy: z.string(),
    }),
  },
  'POST /no-auth/workspaces/{workspaceId}/invite': {
    auth: 'self',
    summary:
      'Accepts an invitation: once, and only signed in with the (verified) address that it went to. Opening the link changes nothing, because mail scanners open links.',
    input: AWorkspace.extend({ secret: InvitationToken }),
    output: z.object({ workspace: WorkspaceSummary }),
  },
  'DELETE /v2/workspaces/{workspaceId}/members/{email}': {
    auth: 'workspace:write',
    summary: 'Ends a membership; the person is out with their next call. Doing it again is no error.',
    input: AWorkspace.extend({ email: Email }),
    output: z.object({ email: z.string() }),
  },
  'POST /v2/workspaces/{workspaceId}/email': {
    auth: 'workspace:write',
    summary: 'Mails a member or somebody invited, 50 a day. Sent as text: markup is taken out.',
    input: AWorkspace.extend({
      to: Email,
      subject: z.string().trim().min(1).max(200),
      html: z.string().min(1).max(20_000),
    }),
    output: z.object({ success: z.literal(true) }),
  },
  'GET /v2/workspaces/{workspaceId}/activity': {
    auth: 'workspace:read',
    summary: 'The activity log, newest first, 50 a page.',
    input: AWorkspace.extend({ after: z.string().max(2000).optional() }),
    output: z.object({ activity: z.array(Activity), cursor: z.string().optional() }),
  },
})
