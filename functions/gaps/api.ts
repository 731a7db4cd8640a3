import { api } from '#lib/http/api'
import { gaps } from '#shared/gaps/routes'
import { dismissGap } from './dismiss-gap.ts'
import { listGaps } from './list-gaps.ts'

export const handler = api(gaps, {
  'GET /v2/agents/{agentId}/knowledge/gaps': listGaps,
  'DELETE /v2/agents/{agentId}/knowledge/gaps/{gapId}': dismissGap,
})
