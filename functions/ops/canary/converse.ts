import { environment, optionalEnvironment } from '#lib/environment'
import { schedule } from '#lib/events/schedule'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { ensureCanary } from './ensure-canary.ts'
import { holdConversation } from './hold-conversation.ts'
import { tidyUp } from './tidy-up.ts'

/**
 * Holds a test conversation, a second one when the first fails, and logs whether one went well: 1 or 0, which becomes a metric. A failure is a figure
 * and not an error, so that Lambda does not attempt it again and nothing else rings. Without a public address, before the first deployment has shown it, there is nothing to measure.
 */
export const handler = schedule(async () => {
  const publicUrl = optionalEnvironment('PUBLIC_URL')
  if (!publicUrl) {
    log('warn', 'no canary', { error: 'PUBLIC_URL is not set' })
    return { count: 0 }
  }
  const agentId = await ensureCanary()
  const startedAt = world().now()
  const place = { publicUrl, region: environment('REGION_NAME') }
  const isWell = (await isConversing(agentId, place)) || (await isConversing(agentId, place))
  log('info', 'measured', { code: 'canary', count: isWell ? 1 : 0, durationMs: world().now() - startedAt })
  await tidyUp()
  return { count: 1 }
})

const isConversing = (agentId: string, place: Parameters<typeof holdConversation>[1]): Promise<boolean> =>
  holdConversation(agentId, place).then(
    () => true,
    (failure: unknown) => {
      log('warn', 'canary failed', { ...defect(failure), agentId })
      return false
    },
  )
