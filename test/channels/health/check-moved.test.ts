import { expect, test } from 'vitest'
import { channelAccounts } from '#functions/channels/accounts/store'
import { checkNow } from '#functions/channels/health/check-now'
import { attempt } from '#lib/database/commit'
import type { CallResult } from '#lib/fetch/provider-call'
import { BOT, channelWorld } from '#test/channels/channel-world'

const found: CallResult = {
  kind: 'answered',
  status: 200,
  headers: {},
  body: Buffer.from(JSON.stringify({ ok: true, result: { id: 7_000_000_001, is_bot: true, url: '' } })),
}

test.each([
  ['moved to another agent', () => channelAccounts.changing({ account: BOT }, { set: { agentId: 'another-agent' } })],
  ['removed', () => channelAccounts.removing({ account: BOT })],
])('an account that was %s while its provider was asked is not shown to the agent that had it', async (_, write) => {
  let isAsked = false
  const it = await channelWorld({
    world: {
      call: async () => {
        if (!isAsked) await attempt([write()])
        isAsked = true
        return found
      },
    },
  })
  const { agentId } = it.agent
  const input = { agentId, kind: 'telegram', externalId: '7000000001' } as const
  await expect(checkNow(input, {} as never)).rejects.toMatchObject({ code: 'not-found' })
  expect(isAsked).toBe(true)
})
