import * as z from 'zod'
import { contract } from '#shared/contract'
import { AccessKeys, GracePeriod, KeyId, KeyRotation } from '#shared/workspaces/access-keys'
import { DashboardLanguage } from './dashboard-language.ts'
import { Activity, Email, Invitation, InvitedEmail, Team } from './members.ts'
import { Right } from './rights.ts'
import { Arrival, NewWorkspace, OwnWorkspace, Profile, Workspace, WorkspaceEdit, WorkspaceSummary } from './schema.ts'
import { WorkspaceLog } from './workspace-log.ts'

const AWorkspace = z.strictObject({ workspaceId: z.string().max(40) })
/** 256 bits, sent by mail. */
const InvitationToken = z.string().regex(/^[\w-]{43}$/)

export const workspaces = contract({
  'POST /v2/me': {
    auth: 'self',
    summary:
      'The signed-in user and the workspaces that they can open; the first sign-in creates the personal workspace. An account of the other region gets one here only with `create`, without free credits.',
    input: Arrival.extend({
      create: z.literal(true).optional(),
      /** Of the dashboard: stored for the mails to this user. */
      language: DashboardLanguage.optional(),
    }),
    output: z.object({ isNew: z.boolean(), workspace: OwnWorkspace, workspaces: z.array(WorkspaceSummary) }),
  },
  'POST /events/new-user': {
    auth: 'self',
    summary:
      'The same as `POST /v2/me` for a first sign-in, with its campaign. Of `userData` only `utm_source` counts: who the user is, is in their token.',
    input: z.strictObject({
      userData: z.record(z.string().max(100), z.unknown()).optional(),
      ps_xid: Arrival.shape.ps_xid,
      tolt_referral: Arrival.shape.tolt_referral,
    }),
    output: z.object({ success: z.literal(true), isNew: z.boolean() }),
  },
  'POST /rpc/tokenToUser': {
    auth: 'public',
    summary:
      'Checks an ID token of our user pools and returns it as the token to call with; with `createAccount` its user gets their workspace, else an unknown user is `not-found`.',
    input: z.strictObject({
      token: z.string().min(8).max(4096),
      createAccount: z.boolean().optional(),
      utm_source: Arrival.shape.utm_source,
    }),
    output: z.object({ authToken: z.string() }),
  },
  'POST /workspace/{workspaceId}/logs': {
    auth: 'workspace:write',
    summary:
      'Adds a line to the workspace’s log, kept for 90 days; `withEmail` also mails it to the owner, as text, 50 times a day, and `isMailed` says whether that worked. `userId` and `region` are accepted and ignored.',
    input: AWorkspace.extend({
      type: z.string().trim().min(1).max(40),
      content: z.string().trim().min(1).max(4000),
      agentId: z.string().max(60).optional(),
      channel: z.string().max(40).optional(),
      metadata: z.record(z.string().max(100), z.string().max(1000)).optional(),
      withEmail: z.boolean().optional(),
      userId: z.string().max(40).optional(),
      region: z.string().max(40).optional(),
    }),
    output: z.object({ success: z.literal(true), id: z.string(), isMailed: z.boolean() }),
  },
  'GET /workspace/{workspaceId}/logs': {
    auth: 'workspace:read',
    summary: 'The workspace’s log, newest first, 50 a page. `at` in milliseconds since 1970.',
    input: AWorkspace.extend({ after: z.string().max(2000).optional() }),
    output: z.object({ logs: z.array(WorkspaceLog), cursor: z.string().optional() }),
  },
  'GET /v2/me/workspaces': {
    auth: 'self',
    summary: 'The workspaces that the signed-in user can open in this region. Creates none.',
    input: z.strictObject({}),
    output: z.object({ workspaces: z.array(WorkspaceSummary) }),
  },
  'POST /v2/me/profile': {
    auth: 'self',
    summary: 'Saves the signed-in user’s name and picture and their own workspace’s name.',
    input: Profile,
    output: z.object({ success: z.literal(true) }),
  },
  'POST /v2/workspaces': {
    auth: 'self',
    summary: 'Creates a further workspace of the signed-in owner, without free credits; ten a day, twenty in all.',
    input: NewWorkspace,
    output: z.object({ workspace: WorkspaceSummary }),
  },
  'GET /v2/workspaces/{workspaceId}': {
    auth: 'workspace:read',
    summary: 'One workspace, without its secret.',
    input: z.strictObject({ workspaceId: z.string() }),
    output: z.object({ data: Workspace }),
  },
  'GET /public/users/{userId}': {
    auth: 'public',
    summary: 'A workspace’s public fields; its secret only for its signed-in owner (see docs/security.md).',
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
    summary: 'Changes a workspace’s name, picture and internal settings. Fields left out keep their value.',
    input: AWorkspace.extend(WorkspaceEdit.shape),
    output: z.object({ success: z.literal(true), data: Workspace }),
  },
  'DELETE /v2/workspaces/{workspaceId}': {
    auth: 'workspace:leave',
    summary:
      'Removes another owner’s workspace from the caller’s list by ending the membership. Owners cannot (specification 3, section 5).',
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
    auth: 'workspace:invite',
    summary: 'Invites a user by email. Inviting them again sends a new link and revokes the old one.',
    input: AWorkspace.extend({ email: InvitedEmail }),
    output: z.object({ invitation: Invitation }),
  },
  'DELETE /v2/workspaces/{workspaceId}/invitations/{email}': {
    auth: 'workspace:invite',
    summary: 'Revokes an invitation. Doing it again is no error.',
    input: AWorkspace.extend({ email: Email }),
    output: z.object({ email: z.string() }),
  },
  'POST /no-auth/workspaces/{workspaceId}/invitation': {
    auth: 'public',
    summary: 'The workspace and address of an invitation, for the holder of its link. Changes nothing.',
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
      'Accepts an invitation: once, and only signed in with the (verified) address that it was sent to. Opening the link changes nothing, because mail scanners open links.',
    input: AWorkspace.extend({ secret: InvitationToken }),
    output: z.object({ workspace: WorkspaceSummary }),
  },
  'PUT /v2/workspaces/{workspaceId}/members/{email}': {
    auth: 'workspace:own',
    summary:
      'Replaces what the owner allows a member beyond daily work: inviting, removing, deleting agents, agents’ keys.',
    input: AWorkspace.extend({ email: Email, rights: z.array(Right).max(20) }),
    output: z.object({ email: z.string(), rights: z.array(Right) }),
  },
  'DELETE /v2/workspaces/{workspaceId}/members/{email}': {
    auth: 'workspace:remove',
    summary:
      'Ends a membership; the member’s next call is refused. Doing it again is no error. With `rotateKeys`, which needs the right to read keys, the keys and identity secrets of all agents that the member could read are replaced; the old ones stay valid for that long.',
    input: AWorkspace.extend({ email: Email, rotateKeys: GracePeriod.optional() }),
    output: z.object({ email: z.string() }),
  },
  'GET /v2/workspaces/{workspaceId}/keys': {
    auth: 'workspace:own',
    summary: 'The workspace’s secret, and the earlier ones that are still valid, with the last use of each.',
    input: AWorkspace,
    output: AccessKeys,
  },
  'POST /v2/workspaces/{workspaceId}/keys': {
    auth: 'workspace:own',
    summary:
      'Makes a new secret instead of the one that `replaces` names, which stays valid for a while; if that one is replaced already, nothing changes. Answers the secrets as they are then.',
    input: AWorkspace.extend(KeyRotation.shape),
    output: AccessKeys,
  },
  'DELETE /v2/workspaces/{workspaceId}/keys/{keyId}': {
    auth: 'workspace:own',
    summary: 'Ends an earlier secret at once; the current one can only be replaced. Doing it again is no error.',
    input: AWorkspace.extend({ keyId: KeyId }),
    output: AccessKeys,
  },
  'POST /v2/workspaces/{workspaceId}/email': {
    auth: 'workspace:write',
    summary: 'Emails the owner or a member, 50 a day. Sent as text: markup is removed.',
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
