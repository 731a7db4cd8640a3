import type { agencies } from '#shared/agencies/routes'
import type { clients } from '#shared/clients/routes'
import type { Ids } from './ids.ts'

/** Each workspace of the matrix has one client and one organisation (stored-rows.ts), named after it. */
const aClient = (workspaceId: string) => workspaceId
const anOrganisation = (workspaceId: string) => `org-${workspaceId}`

let fresh = 0

/** One good input for every route of the agency and its clients. */
export const agencyInputs = {
  'POST /v2/workspaces/{workspaceId}/agency': ({ workspaceId }) => ({ workspaceId }),
  'POST /v2/workspaces/{workspaceId}/agency/settings': ({ workspaceId }) => ({
    workspaceId,
    lastModified: 1,
    changes: { name: 'Studio' },
  }),
  'GET /v2/workspaces/{workspaceId}/agency/secret': ({ workspaceId }) => ({ workspaceId }),
  'POST /v2/workspaces/{workspaceId}/agency/secret': ({ workspaceId }) => ({ workspaceId, replaces: 'x'.repeat(25) }),
  'GET /v2/workspaces/{workspaceId}/clients': ({ workspaceId }) => ({ workspaceId }),
  'POST /v2/workspaces/{workspaceId}/clients': ({ workspaceId }) => ({
    workspaceId,
    orgId: anOrganisation(workspaceId),
    client: { name: 'Ingrid', email: `ingrid${++fresh}@example.com` },
  }),
  'GET /v2/workspaces/{workspaceId}/clients/{clientId}': ({ workspaceId }) => ({
    workspaceId,
    clientId: aClient(workspaceId),
  }),
  'POST /v2/workspaces/{workspaceId}/clients/{clientId}': ({ workspaceId }) => ({
    workspaceId,
    clientId: aClient(workspaceId),
    lastModified: 1,
    changes: { name: 'Ingrid' },
  }),
  'PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access': ({ workspaceId }) => ({
    workspaceId,
    clientId: aClient(workspaceId),
    give: ['/kb'],
  }),
  'DELETE /v2/workspaces/{workspaceId}/clients/{clientId}': ({ workspaceId }) => ({
    workspaceId,
    clientId: aClient(workspaceId),
  }),
  'GET /v2/workspaces/{workspaceId}/organisations': ({ workspaceId }) => ({ workspaceId }),
  'POST /v2/workspaces/{workspaceId}/organisations': ({ workspaceId }) => ({ workspaceId, organisation: {} }),
  'POST /v2/workspaces/{workspaceId}/organisations/{organisationId}': ({ workspaceId }) => ({
    workspaceId,
    organisationId: anOrganisation(workspaceId),
    lastModified: 1,
    changes: { name: 'Fjord Dental' },
  }),
  'DELETE /v2/workspaces/{workspaceId}/organisations/{organisationId}': ({ workspaceId }) => ({
    workspaceId,
    organisationId: anOrganisation(workspaceId),
  }),
} as const satisfies Readonly<
  Record<keyof typeof agencies | keyof typeof clients, (ids: Ids) => Readonly<Record<string, unknown>>>
>
