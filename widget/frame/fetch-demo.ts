import type { PublicAgent } from '#shared/agents/public-agent'
import type { agents } from '#shared/agents/routes'
import { caller } from '#shared/call'
import type { WidgetConfig } from '#widget/widget-config.ts'

/** The agent that a demo shows: the live copy, or with a token the draft. */
export const fetchDemo = async (host: string, { ID, region }: WidgetConfig, demo: string): Promise<PublicAgent> =>
  (
    await caller<typeof agents>({ base: `${host}/api/${region}` })('GET /public/agents/{agentId}', {
      agentId: ID,
      demo,
    })
  ).data
