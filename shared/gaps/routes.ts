import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { contract } from '#shared/contract'
import { Gap } from './schema.ts'

const AnAgent = z.strictObject({ agentId: AgentId })

/** Visitors' unanswered questions. */
export const gaps = contract({
  'GET /v2/agents/{agentId}/knowledge/gaps': {
    auth: 'agent:read',
    summary: 'Visitors’ unanswered questions, most asked first.',
    input: AnAgent,
    output: z.object({ gaps: z.array(Gap) }),
  },
  'DELETE /v2/agents/{agentId}/knowledge/gaps/{gapId}': {
    auth: 'agent:write',
    summary: 'Dismisses a gap. It opens again only when a visitor asks it again.',
    input: AnAgent.extend({ gapId: z.string().regex(/^[0-9A-Z]{26}$/) }),
    output: z.object({ gapId: z.string() }),
  },
})
