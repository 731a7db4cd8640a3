import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { contract } from '#shared/contract'

export const files = contract({
  'GET /v2/public/agents/{agentId}/picture': {
    auth: 'public',
    cors: true,
    cache: 'public, max-age=86400',
    summary:
      'Where on the host our copy of a picture lies that the agent’s settings name: PNG, JPEG, GIF or WebP up to 5 MB. Any other address is `not-found`, and nothing is fetched from it.',
    input: z.strictObject({ agentId: AgentId, url: z.url({ protocol: /^https?$/ }).max(2000) }),
    output: z.object({ path: z.string() }),
  },
})
