import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { contract } from '#shared/contract'
import { AgentFigures } from './agent-figures.ts'

/** Up to fifty ids, between commas: a page of the list. */
const AgentIds = z.string().regex(/^[A-Za-z0-9_-]{8,40}(?:,[A-Za-z0-9_-]{8,40}){0,49}$/)

export const analytics = contract({
  'GET /v2/workspaces/{workspaceId}/agent-figures': {
    auth: 'workspace:read',
    summary:
      'What up to 50 agents of the workspace did in the last seven days (UTC), and who waits for the team now. Agents of other workspaces are left out.',
    input: z.strictObject({ workspaceId: z.string().max(40), agentIds: AgentIds }),
    output: z.object({ figures: z.array(AgentFigures) }),
  },
  'POST /agents/{agentId}/analytics': {
    auth: 'public',
    cors: true,
    summary: 'A widget was loaded (specification 1, section 7). Address and country are the edge’s, never the body’s.',
    input: z.object({
      agentId: AgentId,
      region: z.enum(['eu', 'na']),
      record: z.literal('loads'),
      ts: z.number().int(),
      browser: z.string().max(40),
      origin: z.literal('web-chat'),
      platform: z.string().max(40),
    }),
    output: z.object({ success: z.boolean() }),
  },
  'GET /utils/ip': {
    auth: 'public',
    cors: true,
    summary: 'The caller’s own address and country, as the edge sees them.',
    input: z.strictObject({}),
    output: z.object({ ip: z.string(), country: z.string() }),
  },
})
