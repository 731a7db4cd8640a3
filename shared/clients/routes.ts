import * as z from 'zod'
import { contract } from '#shared/contract'
import { Activity } from '#shared/workspaces/members'
import { AnyTabs, ProductTabs, TabOrder } from './access.ts'
import { account } from './account-routes.ts'
import { administration } from './administration-routes.ts'
import { portal } from './portal-routes.ts'
import {
  Client,
  ClientFields,
  ClientId,
  ClientPassword,
  Organisation,
  OrganisationFields,
  OrganisationId,
} from './schema.ts'

const AWorkspace = z.strictObject({ workspaceId: z.string().max(40) })
const AClient = AWorkspace.extend({ clientId: ClientId })
const AnOrganisation = AWorkspace.extend({ organisationId: OrganisationId })
const Cursor = z.string().max(2000).optional()
const deleted = z.object({ success: z.literal(true) })

/** For the agency's own team. */
const people = contract({
  'GET /v2/workspaces/{workspaceId}/clients': {
    auth: 'workspace:read',
    summary:
      'Clients by name, 50 a page: all of the agency, or of one organisation. `search` finds the beginning of a name, or one whole e-mail address; `role` finds organisations’ admins only, in pages that may be shorter.',
    input: AWorkspace.extend({
      organisationId: OrganisationId.optional(),
      search: z.string().trim().max(254).optional(),
      order: z.enum(['ascending', 'descending']).default('ascending'),
      role: z.enum(['admin']).optional(),
      after: Cursor,
    }),
    output: z.object({ clients: z.array(Client), cursor: z.string().optional() }),
  },
  'POST /v2/workspaces/{workspaceId}/clients': {
    auth: 'workspace:write',
    rate: 'client',
    summary:
      'Adds a client. What is left out is the organisation’s default; without a password one of 15 characters is made. The answer is the only place that ever shows it.',
    input: AWorkspace.extend({
      orgId: OrganisationId,
      client: ClientFields.partial().required({ name: true, email: true }),
      dashboardPassword: ClientPassword.optional(),
    }),
    output: z.object({ client: Client, dashboardPassword: z.string() }),
  },
  'GET /v2/workspaces/{workspaceId}/clients/{clientId}': {
    auth: 'workspace:read',
    summary: 'One client of the agency.',
    input: AClient,
    output: z.object({ client: Client }),
  },
  'GET /v2/workspaces/{workspaceId}/clients/{clientId}/activity': {
    auth: 'workspace:read',
    summary: 'What a client did, and what was done to their account, newest first, 50 a page.',
    input: AClient.extend({ after: Cursor }),
    output: z.object({ activity: z.array(Activity), cursor: z.string().optional() }),
  },
  'POST /v2/workspaces/{workspaceId}/clients/{clientId}': {
    auth: 'workspace:write',
    rate: 'client',
    summary:
      'Changes the fields that are given, the organisation or the password, which ends the client’s sessions. `lastModified` is the one that they were changed from: `conflict` if there is a newer one.',
    input: AClient.extend({
      lastModified: z.number().int(),
      orgId: OrganisationId.optional(),
      changes: ClientFields.partial(),
      dashboardPassword: ClientPassword.optional(),
    }),
    output: z.object({ client: Client }),
  },
  'PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access': {
    auth: 'workspace:write',
    summary:
      'Gives tabs to a client and takes tabs away, makes tabs view-only or editable, beside what another member changes; or sets their order.',
    input: AClient.extend({
      give: AnyTabs.optional(),
      take: AnyTabs.optional(),
      view: ProductTabs.optional(),
      edit: ProductTabs.optional(),
      order: TabOrder.optional(),
    }),
    output: z.object({ client: Client }),
  },
  'DELETE /v2/workspaces/{workspaceId}/clients/{clientId}': {
    auth: 'workspace:write',
    summary: 'Deletes a client and ends their sessions. Doing it again is no error.',
    input: AClient,
    output: deleted,
  },
  'GET /v2/workspaces/{workspaceId}/organisations': {
    auth: 'workspace:read',
    summary: 'The agency’s organisations, 100 a page; the workspace’s own is not among them.',
    input: AWorkspace.extend({ after: Cursor }),
    output: z.object({ organisations: z.array(Organisation), cursor: z.string().optional() }),
  },
  'POST /v2/workspaces/{workspaceId}/organisations': {
    auth: 'workspace:write',
    rate: 'client',
    summary: 'Adds an organisation; what is left out is as SAAS Mode sets it.',
    input: AWorkspace.extend({ organisation: OrganisationFields.partial() }),
    output: z.object({ organisation: Organisation }),
  },
  'POST /v2/workspaces/{workspaceId}/organisations/{organisationId}': {
    auth: 'workspace:write',
    rate: 'client',
    summary: 'Changes the fields that are given; `conflict` if the record has changed since `lastModified`.',
    input: AnOrganisation.extend({ lastModified: z.number().int(), changes: OrganisationFields.partial() }),
    output: z.object({ organisation: Organisation }),
  },
  'DELETE /v2/workspaces/{workspaceId}/organisations/{organisationId}': {
    auth: 'workspace:write',
    summary: 'Deletes an organisation without clients; its agents stay the agency’s. Doing it again is no error.',
    input: AnOrganisation,
    output: deleted,
  },
})

/** People of an agency's clients, the organisations that they belong to, and the portal where they log in. */
export const clients = { ...people, ...portal, ...account, ...administration } as const
