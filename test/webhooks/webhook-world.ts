import { eventsOf } from '#events/brief-delivery'
import type { EventEnvelope } from '#events/event'
import { webhookRows } from '#events/webhooks/rows'
import { handler as sweep } from '#functions/webhooks/sweep-deliveries'
import { replaceWorld } from '#lib/world'
import type { EventName } from '#shared/webhooks/event-types'
import { type Consumer, deliver } from '#test/support/handlers/deliver'
import { handlerOf } from '#test/support/handlers/handler-of'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { startRegion } from '#test/support/handlers/start-region'
import { sealInMemory } from '#test/support/providers/seal-in-memory'
import { webhookReceiver } from '#test/support/stand-ins/webhook-receiver'

type Routes = Parameters<Awaited<ReturnType<typeof startRegion>>['invoke']>[0]

/** A region whose events of webhooks are delivered, an owner, an endpoint of theirs on loopback, and a clock. */
export const webhookWorld = async ({ twice = false } = {}) => {
  const region = await startRegion()
  const unseal = sealInMemory()
  const receiver = await webhookReceiver()
  const clock = { now: Date.UTC(2026, 4, 4, 9) }
  const undo = replaceWorld({ now: () => clock.now })
  process.env.SAFE_FETCH_ALLOW = new URL(receiver.url).host
  const owner = await region.newPerson()
  let seen = region.events().length
  const call = async (key: Routes, input: object = {}) =>
    region.invoke(key, { workspaceId: owner.uid, ...input }, { token: owner.token })
  const work = async () => {
    for (;;) {
      const fresh = region.events().slice(seen) as unknown as EventEnvelope[]
      if (fresh.length === 0) return
      seen += fresh.length
      for (const event of fresh)
        for (const [name, row] of Object.entries(webhookRows.subscriptions)) {
          if (!eventsOf(row).some(({ type }) => type === event.type)) continue
          const handler = await handlerOf<Consumer>(name)
          for (let times = 0; times < (twice ? 2 : 1); times++) await deliver(handler, event)
        }
    }
  }
  return {
    region,
    owner,
    receiver,
    clock,
    call,
    work,
    /** What the schedule does, and what follows from it. */
    sweep: async () => {
      await sweep({}, lambdaContext())
      await work()
    },
    add: async (types: readonly EventName[], url = receiver.url) =>
      (await call('POST /v2/workspaces/{workspaceId}/webhooks', { url, types })).body as {
        endpoint: { id: string; secretId: string; lastModified: number }
        secret: string
      },
    rows: (kind: string) => region.rows().filter((row) => row.kind === kind),
    stop: async () => {
      await receiver[Symbol.asyncDispose]()
      process.env.SAFE_FETCH_ALLOW = ''
      undo()
      unseal()
      await region.stop()
    },
  }
}

export type WebhookWorld = Awaited<ReturnType<typeof webhookWorld>>
