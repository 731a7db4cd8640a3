import { onTestFinished } from 'vitest'
import { handler as probeDue } from '#functions/channels/health/probe-due'
import { handler as watchAccount } from '#functions/channels/health/watch-account'
import { handler as mailNotification } from '#functions/notifications/mail/send-notification'
import { handler as notifyChannelHealth } from '#functions/notifications/triggers/notify-channel-health'
import { replaceWorld } from '#lib/world'
import { type Consumer, deliver } from '#test/support/handlers/deliver'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { startRegion } from '#test/support/handlers/start-region'
import { sealInMemory } from '#test/support/providers/seal-in-memory'
import { telegramServer, tokenOf } from './telegram-server.ts'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

const consumers: Readonly<Record<string, Consumer>> = {
  'channels.connected': watchAccount,
  'channels.health-changed': notifyChannelHealth,
  'notifications.created': mailNotification,
}

let serial = 0

/** A region with an owner, Telegram on loopback, and a clock for the probes. */
export const healthWorld = async () => {
  const region = await startRegion()
  const unseal = sealInMemory()
  const server = await telegramServer()
  Object.assign(process.env, { PUBLIC_URL: 'https://app.example/', TELEGRAM_BASE_URL: server.origin })
  onTestFinished(async () => {
    delete process.env.PUBLIC_URL
    delete process.env.TELEGRAM_BASE_URL
    unseal()
    await region.stop()
  })
  const owner = await region.newPerson()
  const startedAt = Date.now()
  let passedMs = 0
  /** Runs at the probes' time, which is later than that of the calls. */
  const later = async (work: () => Promise<unknown>) => {
    const undo = replaceWorld({ now: () => startedAt + passedMs })
    await work().finally(undo)
  }
  const rowsOf = (kind: string) => region.rows().filter((row) => row.kind === kind)
  let delivered = 0
  const newAgent = async (by = owner) => {
    const agentId = `health-agent-${String(++serial).padStart(3, '0')}`
    await region.invoke('POST /v2/agents/{agentId}', { agentId, title: `Agent ${serial}`, enableNodes: true }, by)
    return agentId
  }
  const webhookIs = (result: object) => {
    server.instead.getWebhookInfo = { status: 200, body: { ok: true, result } }
  }
  const urlOf = (agentId: string) => `https://app.example/api/eu/v2/agents/${agentId}/telegram-webhook`
  const connect = async (bot: number, token = tokenOf(bot)) => {
    const agentId = await newAgent()
    await region.invoke('POST /v2/agents/{agentId}/channels/telegram', { agentId, token }, owner)
    webhookIs({ url: urlOf(agentId), pending_update_count: 0 })
    return agentId
  }
  /** Delivers what was published, every event twice as the bus may. */
  const settle = () =>
    later(async () => {
      for (let events = region.events(); delivered < events.length; events = region.events())
        for (const event of [events[delivered], events[delivered++]]) {
          const consume = event && consumers[event.type]
          if (consume) await deliver(consume, event)
        }
    })
  return {
    ...server,
    region,
    owner,
    newAgent,
    connect,
    webhookIs,
    urlOf,
    settle,
    rowsOf,
    account: (bot: number) => rowsOf('channel-account').find((row) => row.account === `telegram:${bot}`),
    watched: (bot: number) => rowsOf('watched-account').find((row) => row.account === `telegram:${bot}`),
    now: () => startedAt + passedMs,
    /** Lets time pass and runs the schedule. */
    probe: async (ms: number) => {
      passedMs += ms
      await later(() => probeDue({}, lambdaContext()))
    },
    /** How often Telegram was asked who the bot is since the last time. */
    asked: () => server.calls.splice(0).filter(({ method }) => method === 'getMe').length,
    bell: async (by = owner) =>
      (await region.invoke('GET /v2/workspaces/{workspaceId}/notifications', { workspaceId: owner.uid }, by)).body
        .notifications,
  }
}
