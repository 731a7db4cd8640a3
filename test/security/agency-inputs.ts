import type { agencies } from '#shared/agencies/routes'
import type { clients } from '#shared/clients/routes'
import type { Ids } from './ids.ts'

const clientId = 'c'.repeat(15)

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
    orgId: 'organisation001',
    client: { name: 'Ingrid', email: 'ingrid@example.com' },
  }),
  'POST /v2/workspaces/{workspaceId}/clients/{clientId}': ({ workspaceId }) => ({
    workspaceId,
    clientId,
    lastModified: 1,
    changes: { name: 'Ingrid' },
  }),
  'PUT /v2/workspaces/{workspaceId}/clients/{clientId}/access': ({ workspaceId }) => ({
    workspaceId,
    clientId,
    give: ['/kb'],
  }),
  'DELETE /v2/workspaces/{workspaceId}/clients/{clientId}': ({ workspaceId }) => ({ workspaceId, clientId }),
  'GET /v2/workspaces/{workspaceId}/organisations': ({ workspaceId }) => ({ workspaceId }),
  'POST /v2/workspaces/{workspaceId}/organisations': ({ workspaceId }) => ({ workspaceId, organisation: {} }),
  'POST /v2/workspaces/{workspaceId}/organisations/{organisationId}': ({ workspaceId }) => ({
    workspaceId,
    organisationId: 'organisation001',
    lastModified: 1,
    changes: { name: 'Fjord Dental' },
  }),
  'DELETE /v2/workspaces/{workspaceId}/organisations/{organisationId}': ({ workspaceId }) => ({
    workspaceId,
    organisationId: 'organisation001',
  }),
} as const satisfies Readonly<
  Record<keyof typeof agencies | keyof typeof clients, (ids: Ids) => Readonly<Record<string, unknown>>>
>
