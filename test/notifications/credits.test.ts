import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MessageReceived, ReplyCommitted } from '#events/conversations/events'
import { spends } from '#functions/billing/spend-guards/store'
import { accounts } from '#functions/billing/store'
import { handler as noteCredits } from '#functions/notifications/triggers/notify-spending'
import { handler as noteSilence } from '#functions/notifications/triggers/notify-unanswered'
import { attempt } from '#lib/database/commit'
import { replaceWorld, world } from '#lib/world'
import { newAgentDefaults } from '#shared/agents/defaults'
import { MILLI } from '#shared/billing/milli-credits'
import type { ContinueReason } from '#shared/conversations/schema'
import type { Notification } from '#shared/notifications/schema'
import { deliver } from '#test/support/handlers/deliver'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let agentId: string
let serial = 0
let undo = () => {}

beforeAll(async () => {
  region = await startRegion()
  // the day does not change during these tests
  const noon = Date.UTC(2026, 5, 1, 12)
  undo = replaceWorld({ now: () => noon })
})
afterAll(async () => {
  undo()
  await region.stop()
})

beforeEach(async () => {
  owner = await region.newPerson()
  agentId = `spending-agent${String(++serial).padStart(3, '0')}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Concierge' }, { token: owner.token })
})

const where = () => ({
  workspaceId: owner.uid,
  agentId,
  conversationId: '01J00000000000000000000000',
  channel: 'web' as const,
  messageId: 'M',
})

const hasCredits = (credits: number) =>
  attempt([accounts.changing({ kind: 'workspace', id: owner.uid }, { set: { balance: credits * MILLI } })])

/** Delivers a committed reply that leaves this many credits. */
const replyLeaves = async (credits: number, id?: string) => {
  await hasCredits(credits)
  const payer = { kind: 'workspace', id: owner.uid } as const
  const figures = {
    milliCredits: 1,
    inputTokens: 1,
    outputTokens: 1,
    durationMs: 1,
    isUnanswered: false,
    isTest: false,
  }
  await deliver(noteCredits, ReplyCommitted({ ...where(), ...figures, payer }), id ? { id } : {})
}
/** Delivers a visitor's unanswered message. */
const silence = (unanswered: ContinueReason | undefined) =>
  deliver(noteSilence, MessageReceived({ ...where(), ...(unanswered ? { unanswered } : {}) }), { at: world().now() })

const news = async (): Promise<readonly Notification[]> =>
  (
    await region.invoke(
      'GET /v2/workspaces/{workspaceId}/notifications',
      { workspaceId: owner.uid },
      { token: owner.token },
    )
  ).body.notifications
const kinds = async () => (await news()).map(({ kind }) => kind)

describe('low credits', () => {
  test.each([
    [100, []],
    [99.999, ['credits-low']],
  ])('with %d left notify %j', async (credits, expected) => {
    await replyLeaves(credits)
    expect(await kinds()).toEqual(expected)
  })

  test('are notified once, despite further spending and repeated deliveries', async () => {
    await replyLeaves(99, '01EVENT0000000000000000LOW')
    await replyLeaves(99, '01EVENT0000000000000000LOW')
    await replyLeaves(40)
    await replyLeaves(101)
    await replyLeaves(99)
    expect(await news()).toMatchObject([
      { kind: 'credits-low', about: '100', notificationLevel: 1, urlPathname: '/app/eu/agents' },
    ])
  })

  test('are notified again after a refill', async () => {
    await replyLeaves(99)
    await replyLeaves(200)
    await replyLeaves(99)
    expect(await kinds()).toEqual(['credits-low', 'credits-low'])
  })
})

describe('a visitor without an answer', () => {
  test('because the credits are used up is notified once, until a refill', async () => {
    await silence('no-credits')
    await silence('no-credits')
    expect(await kinds()).toEqual(['credits-used-up'])
    await replyLeaves(500)
    await silence('no-credits')
    expect(await kinds()).toEqual(['credits-used-up', 'credits-used-up'])
  })

  test.each([undefined, 'human', 'ended', 'stopped'] as const)('because of %s is not notified', async (reason) => {
    await silence(reason)
    expect(await news()).toEqual([])
  })

  const limit = async (perDay: number, spent: number) => {
    const { security: before } = newAgentDefaults({ title: 'Concierge', agentPlatform: 'vg' })
    const security = { ...before, spendGuards: { ...before.spendGuards, perDay } }
    await region.invoke('POST /v2/agents/{agentId}', { agentId, security }, { token: owner.token })
    await region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token: owner.token })
    const now = world().now()
    const day = new Date(now).toISOString().slice(0, 10)
    await spends.save({ scope: `AGT#${agentId}`, day, milliCredits: spent * MILLI })
  }

  test('because the agent reached its daily limit is notified once that day, with a link to the limit', async () => {
    await limit(5, 5)
    await silence('spend-guard')
    await silence('spend-guard')
    expect(await news()).toMatchObject([
      {
        kind: 'spend-guard-reached',
        agentTitle: 'Concierge',
        spent: { credits: 5, limit: 5 },
        urlPathname: `/app/eu/agents/${agentId}/settings?tab=security`,
      },
    ])
  })

  test('because only they have reached a limit is not notified', async () => {
    await limit(5, 4)
    await silence('spend-guard')
    expect(await news()).toEqual([])
  })
})
