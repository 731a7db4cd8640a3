import { changeEach } from './change-each.ts'
import type { Attributes } from './scan-for.ts'

/**
 * Moves the balances of an earlier version's data, which had them in the owners' records, to the
 * items that have them now. Returns how many moved.
 */
export const moveBalances = (endpoint: string, table: string): Promise<number> => {
  const records = {
    TableName: table,
    FilterExpression: '#sk = :sk AND attribute_exists(#balance)',
    ExpressionAttributeNames: { '#sk': 'sk', '#balance': 'balance' },
    ExpressionAttributeValues: { ':sk': { S: 'META' } },
  }
  return changeEach(endpoint, records, async (record) => moveOf(table, record))
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
