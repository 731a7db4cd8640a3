import { describe, expect, test } from 'vitest'
import { agentShards } from '#functions/billing/shards/agent-shards'
import { sizeFor } from '#functions/billing/shards/size-for'
import { MILLI } from '#shared/billing/milli-credits'
import { HOLD } from './sized-account.ts'

describe('how many shards a payer has', () => {
  test.each([
    ['free credits', 1000, 10, 0, 0],
    ['less than forty holds for each of four', 6879, 43, 0, 0],
    ['as many, but not fifty for a new one', 6880, 43, 0, 0],
    ['fifty for each of four', 8600, 43, 0, 4],
    ['forty for each of four that it has', 6880, 43, 4, 4],
    ['fewer than forty for each that it has', 6879, 43, 4, 0],
    ['forty for eight, fifty for four', 13_760, 43, 4, 4],
    ['a hundred thousand', 100_000, 43, 0, 32],
    ['more than enough for 256', 10_000_000, 43, 0, 256],
    ['too few for 256 that it has', 400_000, 43, 256, 128],
  ])('%s', (_, credits, hold, size, expected) => {
    expect(sizeFor(credits * MILLI, hold * MILLI, size)).toBe(expected)
  })

  test('and of an agent’s day no more than eighty holds of its cap each', () => {
    const sizing = { size: 16, hold: HOLD }
    expect(agentShards(sizing, 0)).toEqual({ payer: 16, day: 0 })
    expect(agentShards(sizing, 4 * 80 * HOLD - 1)).toEqual({ payer: 16, day: 0 })
    expect(agentShards(sizing, 4 * 80 * HOLD)).toEqual({ payer: 16, day: 4 })
    expect(agentShards({ size: 8, hold: HOLD }, 1000 * 80 * HOLD)).toEqual({ payer: 8, day: 8 })
    expect(agentShards({ size: 0, hold: HOLD }, 1000 * 80 * HOLD)).toBeUndefined()
  })

  test('and of an agent’s day thirty-two at most, however high its cap is', () => {
    expect(agentShards({ size: 256, hold: HOLD }, 1_000_000 * MILLI)).toEqual({ payer: 256, day: 32 })
  })
})
