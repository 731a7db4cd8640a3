import { expect, test } from 'vitest'
import { moveBalances } from '#infra/local/database/move-balances'
import { databaseWith, itemAt, TABLE } from '#test/support/database/database-with'

test('a folder of an earlier version keeps its credits, and a second start moves nothing', async () => {
  const endpoint = await databaseWith(
    {
      pk: { S: 'WS#w1' },
      sk: { S: 'META' },
      kind: { S: 'workspace' },
      uid: { S: 'w1' },
      balance: { N: '998550' },
      hasEverPaid: { BOOL: true },
      gsi1pk: { S: 'UEMAIL#ann@example.com' },
      gsi1sk: { S: '1#w1' },
    },
    { pk: { S: 'ORG#w1' }, sk: { S: 'META' }, kind: { S: 'organisation' }, id: { S: 'w1' }, balance: { N: '0' } },
    { pk: { S: 'SUB#ann' }, sk: { S: 'META' }, kind: { S: 'identity' }, uid: { S: 'w1' } },
  )
  expect(await moveBalances(endpoint, TABLE)).toBe(2)

  expect(await itemAt(endpoint, 'WS#w1', 'CREDIT')).toMatchObject({
    kind: { S: 'account' },
    balance: { N: '998550' },
    hasEverPaid: { BOOL: true },
  })
  expect(await itemAt(endpoint, 'ORG#w1', 'CREDIT')).toMatchObject({
    balance: { N: '0' },
    hasEverPaid: { BOOL: false },
  })
  const record = await itemAt(endpoint, 'WS#w1', 'META')
  expect(record).toMatchObject({ uid: { S: 'w1' }, gsi1sk: { S: '1#w1' } })
  expect(record).not.toHaveProperty('balance')
  expect(await itemAt(endpoint, 'SUB#ann', 'META')).toMatchObject({ uid: { S: 'w1' } })
  expect(await moveBalances(endpoint, TABLE)).toBe(0)
})
