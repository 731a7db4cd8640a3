import * as z from 'zod'
import { TabCode } from '#shared/agencies/tabs/custom-tab'
import { contract } from '#shared/contract'
import { OneTimeCode, PortalToken } from './log-in-proofs.ts'
import { PortalClient, PortalOrganisation, PortalSession } from './portal-session.ts'
import { ClientEmail, ClientFields, ClientId, ClientPassword } from './schema.ts'

const nothing = z.strictObject({})
const success = z.object({ success: z.literal(true) })

/**
 * What the RPCs answer where specification 2 shows `clientData`. The password is a ticket: it logs this client in once, within five
 * minutes, in the place of their password.
 */
const ClientData = z.object({ ID: z.string(), name: z.string(), email: z.string(), dashboardPassword: z.string() })

/**
 * Calls of the portal's pages. They work on an agency's own hosts only, whose name says which agency it is; elsewhere they are
 * `not-found`. A log-in sets the cookie `__Host-session`; every later call is the client's by it.
 */
export const portal = contract({
  'POST /portal/log-in': {
    auth: 'public',
    summary:
      'Logs a client in by e-mail address and password, or by the ticket that another call answered as `dashboardPassword`. Wrong names and wrong passwords are the same `unauthenticated`.',
    input: z.strictObject({ username: z.string().trim().toLowerCase().max(254), password: z.string().min(1).max(200) }),
    output: success,
  },
  'POST /portal/log-in-with-secret': {
    auth: 'public',
    summary:
      'Opens the dashboard as the agency for one hour, by the agency’s secret: the five pages of all agents. A new secret ends the session.',
    input: z.strictObject({ secret: z.string().max(100) }),
    output: success,
  },
  'POST /rpc/ssoClient': {
    auth: 'public',
    summary:
      'Without a code: sends one to the client’s address, good for ten minutes. With it: the ticket to log in with. An address that no client has is `not-found`, ten times a minute.',
    input: z.strictObject({ email: ClientEmail, agencyId: z.string().max(40), code: OneTimeCode.optional() }),
    output: z.object({
      success: z.literal(true),
      message: z.string(),
      data: z.object({ clientData: ClientData }).optional(),
    }),
  },
  'POST /rpc/signupWithOTP': {
    auth: 'public',
    summary:
      'Where the agency allows it. Without a code: sends one to the address. With it: makes an organisation and the client as its admin, and answers the ticket to log in with.',
    input: z.strictObject({
      name: ClientFields.shape.name,
      email: ClientEmail,
      agencyId: z.string().max(40),
      code: OneTimeCode.optional(),
      /** Of the page that they sign up on: that of their mails and their dashboard. */
      language: ClientFields.shape.preferredLanguage.optional(),
    }),
    output: z.object({
      success: z.literal(true),
      message: z.string(),
      data: z.object({ clientData: ClientData }).optional(),
    }),
  },
  'POST /rpc/validateClientLoginToken': {
    auth: 'public',
    summary: 'Uses up the token of a link and answers the ticket to log in with.',
    input: z.strictObject({ token: PortalToken }),
    output: z.object({ success: z.literal(true), clientData: ClientData }),
  },
  'POST /portal/password-reset': {
    auth: 'public',
    summary:
      'Mails a link to set a new password, good for an hour, if a client has the address; the answer does not say.',
    input: z.strictObject({ email: ClientEmail }),
    output: success,
  },
  'POST /portal/password': {
    auth: 'public',
    summary:
      'Sets the password that the link of an invitation or a reset asks for, which ends all sessions, and answers the ticket to log in with.',
    input: z.strictObject({ token: PortalToken, password: ClientPassword }),
    output: z.object({ success: z.literal(true), clientData: ClientData }),
  },
  'POST /portal/log-out': {
    auth: 'portal:session',
    summary: 'Ends this session.',
    input: nothing,
    output: success,
  },
  'GET /portal/me': {
    auth: 'portal:session',
    summary: 'Who is logged in, their organisation, their agents and the tabs that they open.',
    input: nothing,
    output: PortalSession,
  },
  'GET /portal/tabs/{tabId}': {
    auth: 'portal:session',
    summary: 'The code of one of the agency’s custom tabs; `not-found` to a client who does not open it.',
    input: z.strictObject({ tabId: z.string().max(20) }),
    output: TabCode,
  },
  'POST /portal/live-ticket': {
    auth: 'portal:session',
    summary:
      'The `token` with which the next minute’s live subscriptions are this session’s: pages cannot read its cookie.',
    input: nothing,
    output: z.object({ token: z.string() }),
  },
  'POST /auth/client/refresh': {
    auth: 'portal:session',
    summary: 'The same in the shape of specification 3. Who it is, says the session: another id is refused.',
    input: z.strictObject({ clientId: z.string().max(40), bucket: z.string().max(60).optional() }),
    output: z.object({
      success: z.literal(true),
      clientData: PortalClient,
      orgData: PortalOrganisation.nullable(),
      error: z.null(),
    }),
  },
  'POST /auth/client/status': {
    auth: 'portal:person',
    summary: 'Shows the client as online or offline to the organisation and the agency.',
    input: z.strictObject({
      clientId: ClientId,
      status: z.enum(['online', 'offline']),
      bucket: z.string().max(60).optional(),
    }),
    output: success,
  },
  'POST /v2/workspaces/{workspaceId}/clients/{clientId}/invitation': {
    auth: 'workspace:write',
    summary: 'Mails the client a link to set their password, good for seven days.',
    input: z.strictObject({ workspaceId: z.string().max(40), clientId: ClientId }),
    output: success,
  },
  'POST /v2/workspaces/{workspaceId}/clients/{clientId}/log-in-as': {
    auth: 'workspace:write',
    summary:
      'A link, good for 60 seconds and once, that opens the portal as this client for an hour: with a banner, without their password and presence. The activity log of the workspace and of the agency say who did it.',
    input: z.strictObject({ workspaceId: z.string().max(40), clientId: ClientId }),
    output: z.object({ url: z.string() }),
  },
})
