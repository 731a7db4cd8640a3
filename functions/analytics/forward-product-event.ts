import { ProductEvent } from '#events/analytics/events'
import { optionalEnvironment } from '#lib/environment'
import { consumer } from '#lib/events/consumer'

const TIMEOUT_MS = 10_000

/** Forwards the product's own events to the operator's tracker, if one is configured, which drops repeats by `messageId`. */
export const handler = consumer(ProductEvent, async ({ id, at, data }) => {
  const url = optionalEnvironment('TRACKER_URL')
  if (!url) return
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      messageId: id,
      event: data.name,
      timestamp: new Date(at).toISOString(),
      userId: data.workspaceId,
      properties: data.properties,
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`the tracker answered ${response.status}`)
})
