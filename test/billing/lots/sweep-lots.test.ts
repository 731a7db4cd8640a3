import { expect, test } from 'vitest'
import { lotEnds } from '#functions/billing/lots/store'
import { waitLot } from '#functions/billing/lots/wait-lot'
import { accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { ulid } from '#lib/ids'
import type { Payer } from '#shared/billing/payer'
import { lotWorld, MINUTE, payer, START } from './lot-world.ts'

const TABLE = 'lots'

const it = lotWorld()

test('a payer whose lots fail is put off, and no other waits for it', async () => {
  await it.purchased(1000)
  await it.grant(500)
  const other: Payer = { kind: 'organisation', id: 'o' }
  await waitLot({ payer: other, id: ulid(it.now), milliCredits: 40, endsAt: START + MINUTE })
  await attempt([accounts.changing(payer, { set: { moves: 0.5 } })])
  await it.sweep()
  expect((await accounts.get(other))?.lotMilliCredits).toBe(40)
  const rows = it.due().map(({ at }) => Number(at) - START)
  expect(rows.toSorted()).toEqual([MINUTE, MINUTE])
  await attempt([accounts.changing(payer, { remove: ['moves'] })])
  await it.sweepAt(1)
  expect((await it.account())?.lotMilliCredits).toBe(500)
  expect([...new Set(it.due().map(({ at }) => Number(at) - START))]).toEqual([10 * MINUTE])
})

test('a payer behind five hundred others in one partition is found, and a row that cannot be read hides none', async () => {
  await it.grant(500)
  const [row] = it.due()
  const shard = Number(row?.shard)
  for (let at = 0; at < 500; at++)
    await lotEnds.save({ shard, at: START - 1000 + at, id: `${at}`, payer: { kind: 'workspace', id: `gone${at}` } })
  const broken = { TableName: TABLE, Item: { pk: `LOTEND#${shard}`, sk: '000000000000000#x' } }
  await attempt([{ label: 'broken', item: { Put: broken } }])
  await it.sweep()
  expect((await it.account())?.lotMilliCredits).toBe(500)
  expect(it.due()).toHaveLength(1)
})
