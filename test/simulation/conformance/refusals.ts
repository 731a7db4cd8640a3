import {
  BatchGetCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import { CONFORMANCE_TABLE, type EngineUnderTest } from './engine-under-test.ts'

/** What DynamoDB refuses or repeats is refused or repeated. */
export const refusalsConform = ({ failureOf, id, send }: EngineUnderTest): void => {
  it('refuses what DynamoDB refuses', async () => {
    const key = { pk: 'T#x', sk: 'a' }
    const put = (item: object) => ({ Put: { TableName: CONFORMANCE_TABLE, Item: { ...key, ...item } } })
    const validation = { name: 'ValidationException' }
    expect(await failureOf(new TransactWriteCommand({ TransactItems: [put({}), put({ a: 1 })] }))).toEqual(validation)
    expect(await failureOf(new TransactWriteCommand({ TransactItems: [] }))).toEqual(validation)
    expect(
      await failureOf(
        new TransactWriteCommand({ TransactItems: Array.from({ length: 101 }, (_, n) => put({ sk: String(n) })) }),
      ),
    ).toEqual(validation)
    expect(await failureOf(new PutCommand({ TableName: CONFORMANCE_TABLE, Item: { pk: 'T#x', sk: '' } }))).toEqual(
      validation,
    )
    expect(
      await failureOf(new PutCommand({ TableName: CONFORMANCE_TABLE, Item: { ...key, gsi1pk: 'g', gsi1sk: '' } })),
    ).toEqual(validation)
    expect(await failureOf(new GetCommand({ TableName: CONFORMANCE_TABLE, Key: { pk: 'T#x', sk: '' } }))).toEqual(
      validation,
    )
    for (const tooLong of [
      { pk: 'x'.repeat(2049), sk: 'a' },
      { pk: 'T#x', sk: 'x'.repeat(1025) },
    ])
      expect(await failureOf(new GetCommand({ TableName: CONFORMANCE_TABLE, Key: tooLong }))).toEqual(validation)
    const wrong = { TableName: CONFORMANCE_TABLE, Key: key, ReturnValues: 'ALL_NEW' as const }
    expect(
      await failureOf(
        new UpdateCommand({
          ...wrong,
          UpdateExpression: 'SET #sk = :sk',
          ExpressionAttributeNames: { '#sk': 'sk' },
          ExpressionAttributeValues: { ':sk': 'b' },
        }),
      ),
    ).toEqual(validation)
    expect(
      await failureOf(
        new UpdateCommand({
          ...wrong,
          UpdateExpression: 'SET #a = :a',
          ExpressionAttributeNames: { '#a': 'a', '#b': 'b' },
          ExpressionAttributeValues: { ':a': 1 },
        }),
      ),
    ).toEqual(validation)
    expect(
      await failureOf(
        new UpdateCommand({ ...wrong, UpdateExpression: 'SET #a = :a', ExpressionAttributeNames: { '#a': 'a' } }),
      ),
    ).toEqual(validation)
    expect(await failureOf(new UpdateCommand({ ...wrong, UpdateExpression: '' }))).toEqual(validation)
    expect(
      await failureOf(new BatchGetCommand({ RequestItems: { [CONFORMANCE_TABLE]: { Keys: [key, key] } } })),
    ).toEqual(validation)
    expect(
      await failureOf(
        new QueryCommand({
          TableName: CONFORMANCE_TABLE,
          IndexName: 'gsi1',
          ConsistentRead: true,
          KeyConditionExpression: '#p = :p',
          ExpressionAttributeNames: { '#p': 'gsi1pk' },
          ExpressionAttributeValues: { ':p': 'x' },
        }),
      ),
    ).toEqual(validation)
    expect(
      await failureOf(
        new QueryCommand({
          TableName: CONFORMANCE_TABLE,
          Limit: 0,
          KeyConditionExpression: '#p = :p',
          ExpressionAttributeNames: { '#p': 'pk' },
          ExpressionAttributeValues: { ':p': 'x' },
        }),
      ),
    ).toEqual(validation)
  })

  it.each([
    ['text', { text: 'x'.repeat(410 * 1024) }],
    ['text whose letters have two bytes', { text: 'ä'.repeat(205 * 1024) }],
    ['text in names of two bytes a letter', { map: { ['ä'.repeat(205 * 1024)]: 1 } }],
  ])('writes nothing of a transaction with an item over 400 KB of %s', async (_, large) => {
    const key = { pk: `T#${id()}`, sk: 'a' }
    const put = (item: object) => ({ Put: { TableName: CONFORMANCE_TABLE, Item: { ...key, ...item } } })
    const command = new TransactWriteCommand({ TransactItems: [put({ n: 1 }), put({ sk: 'b', ...large })] })
    expect(await failureOf(command)).toEqual({ name: 'ValidationException' })
    expect(
      await send(new GetCommand({ TableName: CONFORMANCE_TABLE, Key: key, ConsistentRead: true })),
    ).not.toHaveProperty('Item')
  })

  it('accepts a repeated transaction with the same token without effect, and refuses another one with it', async () => {
    const key = { pk: `T#${id()}`, sk: 'a' }
    const adding = (amount: number) =>
      new TransactWriteCommand({
        ClientRequestToken: `token-${key.pk}`,
        TransactItems: [
          {
            Update: {
              TableName: CONFORMANCE_TABLE,
              Key: key,
              UpdateExpression: 'ADD #n :n',
              ExpressionAttributeNames: { '#n': 'n' },
              ExpressionAttributeValues: { ':n': amount },
            },
          },
        ],
      })
    await send(adding(2))
    await send(adding(2))
    expect(await send(new GetCommand({ TableName: CONFORMANCE_TABLE, Key: key, ConsistentRead: true }))).toMatchObject({
      Item: { n: 2 },
    })
    expect(await failureOf(adding(3))).toEqual({ name: 'IdempotentParameterMismatchException' })
  })

  it('forgets the token of a transaction that was refused', async () => {
    const key = { pk: `T#${id()}`, sk: 'a' }
    const command = () =>
      new TransactWriteCommand({
        ClientRequestToken: `token-${key.pk}`,
        TransactItems: [
          {
            Update: {
              TableName: CONFORMANCE_TABLE,
              Key: key,
              UpdateExpression: 'ADD #n :n',
              ConditionExpression: 'attribute_exists(#pk)',
              ExpressionAttributeNames: { '#n': 'n', '#pk': 'pk' },
              ExpressionAttributeValues: { ':n': 1 },
            },
          },
        ],
      })
    expect(await failureOf(command())).toEqual({ name: 'TransactionCanceledException' })
    await send(new PutCommand({ TableName: CONFORMANCE_TABLE, Item: key }))
    expect(await failureOf(command())).toEqual({ name: 'none' })
  })
}
