import { AgentCreated } from '#events/agents/events'
import { optionalEnvironment } from '#lib/environment'
import { consumer } from '#lib/events/consumer'

const TIMEOUT_MS = 10_000

/**
 * Calls the operator's new-agent webhook (specification 1, section 7). The URL is the operator's own configuration, not a
 * user's, so it is called directly. `x-event-id` lets the receiver drop a second delivery. Without a URL nothing is sent.
 */
export const handler = consumer(AgentCreated, async ({ id, at, data }) => {
  const url = optionalEnvironment('NEW_AGENT_WEBHOOK_URL')
  if (!url) return
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-event-id': id },
    body: JSON.stringify({ agent: { ...data, ID: data.agentId, ownerID: data.workspaceId }, at }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`the new-agent webhook answered ${response.status}`)
})
