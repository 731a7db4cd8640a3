import { callDatabase } from './call-database.ts'
import { type Attributes, scanFor } from './scan-for.ts'

/**
 * Moves the balances of an earlier version's data, which had them in the owners' records, to the
 * items that have them now. Each moves in one transaction, so a start that is interrupted continues here. Nothing was
 * deployed with the earlier shape: only folders of local runs have it. Returns how many moved.
 */
export const moveBalances = async (endpoint: string, table: string): Promise<number> => {
  let moved = 0
  const records = scanFor(endpoint, {
    TableName: table,
    FilterExpression: '#sk = :sk AND attribute_exists(#balance)',
    ExpressionAttributeNames: { '#sk': 'sk', '#balance': 'balance' },
    ExpressionAttributeValues: { ':sk': { S: 'META' } },
  })
  for await (const record of records) {
    await callDatabase(endpoint, 'TransactWriteItems', { TransactItems: moveOf(table, record) })
    moved += 1
  }
  return moved
}

const moveOf = (table: string, { pk, sk, balance, hasEverPaid = { BOOL: false } }: Attributes) => [
  {
    Update: {
      TableName: table,
      Key: { pk, sk },
      UpdateExpression: 'REMOVE #balance, #hasEverPaid',
      ConditionExpression: '#balance = :balance',
      ExpressionAttributeNames: { '#balance': 'balance', '#hasEverPaid': 'hasEverPaid' },
      ExpressionAttributeValues: { ':balance': balance },
    },
  },
  {
    Put: {
      TableName: table,
      Item: { pk, sk: { S: 'CREDIT' }, kind: { S: 'account' }, balance, hasEverPaid },
      ConditionExpression: 'attribute_not_exists(#pk)',
      ExpressionAttributeNames: { '#pk': 'pk' },
    },
  },
]
