import { callDatabase } from './call-database.ts'

const text = (name: string) => ({ AttributeName: name, AttributeType: 'S' })

const index = (name: string) => ({
  IndexName: name,
  KeySchema: [
    { AttributeName: `${name}pk`, KeyType: 'HASH' },
    { AttributeName: `${name}sk`, KeyType: 'RANGE' },
  ],
  Projection: { ProjectionType: 'ALL' },
})

/** Makes the tables that do not exist yet, all of the single table's shape. */
export const createTables = async (endpoint: string, names: readonly string[]): Promise<void> => {
  for (const name of names)
    await callDatabase(endpoint, 'CreateTable', {
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk'].map(text),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [index('gsi1'), index('gsi2')],
    }).catch((failure: unknown) => {
      if (!String(failure).includes('ResourceInUseException')) throw failure
    })
}
