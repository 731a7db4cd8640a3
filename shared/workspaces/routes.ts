import * as z from 'zod'
import { contract } from '#shared/contract'
import { Arrival, OwnWorkspace, Workspace, WorkspaceSummary } from './schema.ts'

export const workspaces = contract({
  'POST /v2/me': {
    auth: 'self',
    summary: 'The signed-in person and the workspaces open to them; the first visit makes the personal workspace.',
    input: Arrival,
    output: z.object({ isNew: z.boolean(), workspace: OwnWorkspace, workspaces: z.array(WorkspaceSummary) }),
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
})
