import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { contract } from '#shared/contract'

export const analytics = contract({
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
