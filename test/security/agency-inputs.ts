import type { agencies } from '#shared/agencies/routes'
import type { Ids } from './ids.ts'

/** One good input for every route of the agency. */
export const agencyInputs = {
  'POST /v2/workspaces/{workspaceId}/agency': ({ workspaceId }) => ({ workspaceId }),
  'POST /v2/workspaces/{workspaceId}/agency/settings': ({ workspaceId }) => ({
    workspaceId,
    lastModified: 1,
    changes: { name: 'Studio' },
  }),
  'GET /v2/workspaces/{workspaceId}/agency/secret': ({ workspaceId }) => ({ workspaceId }),
  'POST /v2/workspaces/{workspaceId}/agency/secret': ({ workspaceId }) => ({ workspaceId, replaces: 'x'.repeat(25) }),
} as const satisfies Readonly<Record<keyof typeof agencies, (ids: Ids) => Readonly<Record<string, unknown>>>>
