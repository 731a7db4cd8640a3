import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProductEvent } from '#events/analytics/events'
import { handler } from '#functions/analytics/count-product-event'
import { deliver } from '#test/support/handlers/deliver'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

let region: TestRegion
beforeAll(async () => {
  region = await startRegion()
})
afterAll(() => region.stop())

const at = Date.UTC(2026, 10, 21, 9, 30)
const event = ProductEvent({ name: 'channels_viewed', workspaceId: 'ws', properties: {} })
const count = (id: string) => deliver(handler, event, { id, at })
const total = () =>
  region
    .rows()
    .filter(({ kind, metric }) => kind === 'analytics-counter' && metric === '09#all#channels_viewed')
    .reduce((sum, { count }) => sum + Number(count), 0)

test('an event delivered five times is counted once', async () => {
  for (let copy = 0; copy < 5; copy++) await count('01A')
  expect(total()).toBe(1)
})

test('twenty different events delivered twice each, all at once, are counted twenty times', async () => {
  const ids = Array.from({ length: 20 }, (_, n) => `01B${n}`)
  await Promise.all([...ids, ...ids].map(count))
  expect(total()).toBe(21)
})
