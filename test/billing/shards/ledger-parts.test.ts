import { describe, expect, test } from 'vitest'
import { bookingUsage } from '#functions/billing/ledger/booking-usage'
import { accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { sizedAccount } from './sized-account.ts'

const it = sizedAccount()

describe('an account', () => {
  test('with shards lists its ledger from all parts, in pages without a gap', async () => {
    await attempt([accounts.changing(it.payer, { set: { isInParts: true } })])
    const ids = Array.from(
      { length: 170 },
      (_, n) => `01LEDGER${String(n).padStart(16, '0')}${Math.floor(n / 10) % 10}${n % 10}`,
    )
    for (const [n, id] of ids.entries())
      await attempt([bookingUsage(it.payer, { id, milliCredits: 1, reason: 'turn', agentId: 'a' }, it.now, n >= 20)])
    const parts = new Set(
      it.rows().flatMap((row) => (row.owner === it.owner() && row.kind === 'ledger-entry' ? [row.pk] : [])),
    )
    expect(parts.size).toBe(17)
    const seen: string[] = []
    const sizes: number[] = []
    let after: string | undefined
    do {
      const { body } = await it.invoke('GET /v2/workspaces/{workspaceId}/credits', {
        workspaceId: it.payer.id,
        ...(after ? { after } : {}),
      })
      seen.push(...body.lines.map(({ id }: { id: string }) => id))
      sizes.push(body.lines.length)
      after = body.cursor
    } while (after)
    // the free credits came before
    expect(sizes).toEqual([50, 50, 50, 21])
    const own = seen.filter((id) => id.startsWith('01LEDGER'))
    expect(own).toEqual(ids.toSorted().toReversed())
    expect(new Set(seen).size).toBe(171)
    const wrong = await it.invoke('GET /v2/workspaces/{workspaceId}/credits', {
      workspaceId: it.payer.id,
      after: 'not-a-line',
    })
    expect(wrong.status).toBe(400)
  })
})
