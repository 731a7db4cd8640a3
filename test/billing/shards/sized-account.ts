import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { AccountSized } from '#events/agents/events'
import { ReplyCommitted } from '#events/conversations/events'
import { clearLiveAgentCache, liveAgent } from '#features/agents'
import { handler as publishSize } from '#functions/agents/shards/publish-size'
import { handler as sizeAccount } from '#functions/billing/shards/size-account'
import { accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { replaceWorld, world } from '#lib/world'
import { MILLI } from '#shared/billing/milli-credits'
import type { Payer } from '#shared/billing/payer'
import { deliver } from '#test/support/handlers/deliver'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

/** The ids that one in sixteen events has. */
export const CHOSEN = '01CHOSEN000000000000000000'
export const HOLD = 43 * MILLI

interface Reply {
  readonly id?: string
  readonly heldMilliCredits?: number
  readonly payer?: Payer
  readonly payerShards?: number | undefined
}

/** Before each test of a file a new workspace in a region of their own, whose clock a test sets. */
export const sizedAccount = () => {
  let region: TestRegion
  let undo: () => void
  let serial = 0
  const own = { payer: { kind: 'workspace', id: '' } as Payer, token: '', now: 0 }
  beforeAll(async () => {
    region = await startRegion()
  })
  afterAll(() => region.stop())
  beforeEach(async () => {
    const owner = await region.newPerson()
    own.payer = { kind: 'workspace', id: owner.uid }
    own.token = owner.token
    own.now = world().now()
    undo = replaceWorld({
      now: () => own.now,
      sleep: async (ms) => {
        own.now += Math.ceil(ms)
      },
    })
  })
  afterEach(() => {
    undo()
    clearLiveAgentCache()
  })

  const owner = () => `WS#${own.payer.id}` as const
  const invoke: TestRegion['invoke'] = (route, input, options) =>
    region.invoke(route, input, { token: own.token, ...options })
  return Object.assign(own, {
    rows: () => region.rows(),
    invoke,
    owner,
    account: async () => (await accounts.get(own.payer, { consistent: true })) ?? { balance: 0 },
    shards: () => region.rows().filter((row) => row.kind === 'account-shard' && row.owner === owner()),
    set: (balance: number) => attempt([accounts.changing(own.payer, { set: { balance } })]),
    reply: ({ id = CHOSEN, heldMilliCredits = HOLD, ...more }: Reply = {}) =>
      deliver(
        sizeAccount,
        ReplyCommitted({
          workspaceId: own.payer.id,
          agentId: 'agent-1234567890',
          conversationId: 'c',
          channel: 'web',
          messageId: 'm',
          milliCredits: 1,
          heldMilliCredits,
          payer: own.payer,
          inputTokens: 1,
          outputTokens: 1,
          durationMs: 1,
          isUnanswered: false,
          isTest: false,
          ...more,
        }),
        { id },
      ),
    publish: () => deliver(publishSize, AccountSized({ payer: own.payer })),
    /** How often a size of this account was published. */
    sized: () =>
      region
        .events()
        .filter(({ type, data }) => type === AccountSized.type && (data.payer as Payer).id === own.payer.id).length,
    newAgent: async (perDay = 0) => {
      const agentId = `sized-agent-${String(++serial).padStart(4, '0')}`
      const { body } = await invoke('POST /v2/agents/{agentId}', { agentId, title: 'Sized' })
      const { security } = body.data
      const guards = { ...security.spendGuards, perDay }
      await invoke('POST /v2/agents/{agentId}', { agentId, security: { ...security, spendGuards: guards } })
      await invoke('POST /v2/agents/{agentId}/publish', { agentId })
      clearLiveAgentCache()
      return agentId
    },
    hintOf: async (agentId: string) => {
      clearLiveAgentCache()
      return (await liveAgent(agentId))?.shards
    },
  })
}
