import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ReplyCommitted } from '#events/conversations/events'
import { NotificationCreated } from '#events/notifications/events'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { preferences } from '#functions/notifications/inbox/store'
import { handler as mailNotification } from '#functions/notifications/mail/send-notification'
import { handler as notifySpending } from '#functions/notifications/triggers/notify-spending'
import { members } from '#functions/workspaces/members/store'
import { workspaces } from '#functions/workspaces/store'
import type { LiveAgent } from '#shared/agents/schema'
import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'
import { type Consumer, deliver } from '#test/support/handlers/deliver'
import { audience } from '#test/support/worlds/chat-world'
import { spendGuards } from '#test/support/worlds/spend-guards'
import { turnChat } from '#test/support/worlds/turn-chat'

/** What the fake model's answer costs: 20 of them are exactly a cap of 29 credits, 10 of them its half. */
const TURN_CREDITS = 1.45
const CAP = 29

const consumers: Readonly<Record<string, Consumer>> = {
  [ReplyCommitted.type]: notifySpending,
  [NotificationCreated.type]: mailNotification,
}

const mail = mockClient(SESClient)
afterAll(() => mail.restore())
beforeEach(() => {
  vi.stubEnv('MAIL_FROM', 'no-reply@example.com')
  vi.stubEnv('PUBLIC_URL', 'https://app.example.com/')
  mail.reset()
  mail.on(SendEmailCommand).resolves({})
})
afterEach(() => vi.unstubAllEnvs())

const saveTeam = async (uid: string, language: DashboardLanguage) => {
  await workspaces.save({
    uid,
    email: 'owner@example.com',
    joinedAt: 1,
    displayName: 'Olga',
    photoURL: '',
    language,
    location: 'default',
    freeLTsTS: 0,
    workspaceName: 'Acme',
    workspacePhotoURL: '',
    workspaceSecret: 'secret',
    memberCount: 1,
    internal: { isNewUser: false, useNewPricing: true, useMultipleStripes: false, isPayAsYouGo: false },
  })
  await members.save({ uid, email: 'member@example.com', joinedAt: 1 })
}

/** An agent with this cap whose workspace has an owner and a member; turns deliver every event twice, as the bus may. */
const cappedAgent = async ({ perDay = CAP, alertAt = [50, 80, 100], language = 'en' as DashboardLanguage } = {}) => {
  const { chat, kinds } = await turnChat({ settings: spendGuards({ perDay, alertAt }), balance: 1_000_000_000 })
  const { workspaceId: uid } = chat.agent
  await saveTeam(uid, language)
  let agent: LiveAgent = chat.agent
  const ports = { ...chat.ports, agent: async () => agent }
  let seen = 0
  let serial = 0
  const deliverAll = async () => {
    while (seen < chat.published.length) {
      const { type = '', detail = '' } = chat.published[seen++] ?? {}
      const consume = consumers[type]
      if (!consume) continue
      await deliver(consume, JSON.parse(detail))
      await deliver(consume, JSON.parse(detail))
    }
  }
  return {
    chat,
    workspaceId: uid,
    /** The newest reply's event, which another delivery may carry at the same time under an id of its own. */
    deliverAtOnce: async (ids: readonly string[]) => {
      const { detail = '' } = chat.published.findLast(({ type }) => type === ReplyCommitted.type) ?? {}
      await Promise.all(ids.map((id) => deliver(notifySpending, { ...JSON.parse(detail), id })))
    },
    answer: async () => {
      await handleMessage(chat.request(chat.message(`Question ${++serial}`)), ports, audience())
      seen = chat.published.length
    },
    turn: async (times = 1) => {
      for (let n = 0; n < times; n++) {
        chat.clock.now += 60_000
        const message = chat.message(`Question ${++serial}`)
        await handleMessage(chat.request(message), ports, audience())
        await deliverAll()
      }
    },
    setCap: (credits: number) => {
      const { settings } = chat.agent
      const guards = { ...settings.security.spendGuards, perDay: credits }
      agent = { ...chat.agent, settings: { ...settings, security: { ...settings.security, spendGuards: guards } } }
    },
    /** What the owner was told, the first first. */
    told: () =>
      kinds('notification')
        .filter(({ receiver }) => receiver === 'owner')
        .toSorted((one, other) => Number(one.ts) - Number(other.ts))
        .map(({ occasion, spent }) => ({ occasion, ...(spent as object) })),
  }
}
const mails = () =>
  mail.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => ({
    to: input.Destination?.ToAddresses?.[0],
    subject: input.Message?.Subject?.Data,
    text: input.Message?.Body?.Text?.Data ?? '',
  }))

describe('an agent’s spending on a day', () => {
  test('alerts at exactly 50, 80 and 100 % of its cap, once each', async () => {
    const { turn, told } = await cappedAgent()
    await turn(9)
    expect(told()).toEqual([])
    await turn()
    const half = { occasion: 'spend-guard-alert', credits: 10 * TURN_CREDITS, limit: CAP }
    expect(told()).toEqual([half])
    await turn(5)
    expect(told()).toEqual([half])
    await turn()
    const most = { occasion: 'spend-guard-alert', credits: 23.2, limit: CAP }
    expect(told()).toEqual([half, most])
    await turn(3)
    expect(told()).toEqual([half, most])
    await turn()
    expect(told()).toEqual([half, most, { occasion: 'spend-guard-reached', credits: 29, limit: CAP }])
    await turn()
    expect(told()).toHaveLength(3)
  })

  test('alerts once when several replies are counted at the same moment', async () => {
    const { turn, answer, deliverAtOnce, told } = await cappedAgent()
    await turn(9)
    await answer()
    await deliverAtOnce(['EVENT-ONE', 'EVENT-TWO', 'EVENT-THREE'])
    expect(told()).toHaveLength(1)
  })

  test('that passes two percentages at once alerts of the higher one', async () => {
    const { turn, told } = await cappedAgent({ perDay: 1, alertAt: [50, 80] })
    await turn()
    expect(told()).toEqual([{ occasion: 'spend-guard-alert', credits: TURN_CREDITS, limit: 1 }])
    await turn()
    expect(told()).toHaveLength(1)
  })

  test('under a cap that was raised alerts at its amounts above those it was told of', async () => {
    const { turn, told, setCap } = await cappedAgent()
    await turn(16)
    setCap(2 * CAP)
    // 50 % of it is 29, of which nobody was told
    await turn(3)
    expect(told()).toHaveLength(2)
    await turn()
    expect(told().at(-1)).toEqual({ occasion: 'spend-guard-alert', credits: 29, limit: 2 * CAP })
    setCap(CAP + 3)
    await turn(3)
    expect(told().at(-1)).toEqual({ occasion: 'spend-guard-reached', credits: 33.35, limit: CAP + 3 })
    expect(told()).toHaveLength(4)
  })

  test('counts anew the next day', async () => {
    const { chat, turn, told } = await cappedAgent()
    await turn(10)
    chat.clock.now += 24 * 3_600_000
    await turn(9)
    expect(told()).toHaveLength(1)
    await turn()
    expect(told()).toHaveLength(2)
  })

  test('alerts nobody without percentages', async () => {
    const { turn, told } = await cappedAgent({ alertAt: [] })
    await turn(20)
    expect(told()).toEqual([])
  })
})

describe('the mail of an alert', () => {
  test('goes once to each who has the notification, with the figure and a link to the limit', async () => {
    const { chat, turn } = await cappedAgent()
    await turn(11)
    expect(mails().map(({ to }) => to)).toEqual(['owner@example.com', 'member@example.com'])
    expect(mails()[0]?.subject).toContain('50% of the daily limit used: 14.5 of 29')
    expect(mails()[0]?.text).toContain(
      `https://app.example.com/app/eu/agents/${chat.agent.agentId}/settings?tab=security`,
    )
  })

  test('is in the language of each reader’s dashboard', async () => {
    const { turn } = await cappedAgent({ language: 'de' })
    await turn(10)
    expect(mails().map(({ subject }) => subject)).toEqual([
      expect.stringContaining('50 % des Tageslimits verbraucht: 14,5 von 29'),
      expect.stringContaining('50% of the daily limit used: 14.5 of 29'),
    ])
    expect(mails()[0]?.text).toContain('Am Limit antwortet der Agent bis Mitternacht (UTC) nicht mehr.')
  })

  test('does not go to a member who has turned its kind off', async () => {
    const { turn, workspaceId } = await cappedAgent()
    await preferences.save({ workspaceId, receiver: 'member@example.com', sound: true, off: ['spend-guard-alert'] })
    await turn(10)
    expect(mails().map(({ to }) => to)).toEqual(['owner@example.com'])
  })
})
