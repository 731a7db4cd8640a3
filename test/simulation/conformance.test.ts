import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DatabaseCommand } from '#lib/database/database-command'
import { replaceWorld } from '#lib/world'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'
import { startDatabase } from '#test/support/database/start-database'
import { conditionsConform } from './conformance/conditions.ts'
import { CONFORMANCE_TABLE, type EngineUnderTest } from './conformance/engine-under-test.ts'
import { readsConform } from './conformance/reads.ts'
import { refusalsConform } from './conformance/refusals.ts'
import { writesConform } from './conformance/writes.ts'

type Database = Pick<EngineUnderTest, 'send'> & AsyncDisposable

/** All engines pass the same cases: if they differed, the simulation would prove nothing. */
const engines: Record<string, () => Promise<Database>> = {
  'the engine in memory': async () => ({ send: inMemoryDatabase().send, [Symbol.asyncDispose]: async () => undefined }),
  'the local engine': () => startDatabase(CONFORMANCE_TABLE),
  'the portable engine': () => startDatabase(CONFORMANCE_TABLE, { kind: 'portable' }),
}

for (const [engine, start] of Object.entries(engines)) {
  describe(engine, () => {
    let database: Database
    let restore: () => void
    let serial = 0

    beforeAll(async () => {
      process.env.TABLE_NAME = CONFORMANCE_TABLE
      process.env.REGION_NAME = 'eu'
      database = await start()
      restore = replaceWorld({ database: (command) => database.send(command) })
    })
    afterAll(async () => {
      restore()
      await database[Symbol.asyncDispose]()
    })

    const send = (command: DatabaseCommand) => database.send(command)
    const underTest: EngineUnderTest = {
      send,
      failureOf: (command) =>
        send(command).then(
          () => ({ name: 'none' }),
          (failure: Error) => ({ name: failure.name }),
        ),
      id: () => `${engine.length}-${serial++}`,
    }
    for (const conform of [writesConform, conditionsConform, refusalsConform, readsConform]) conform(underTest)
  })
}

it('the engine in memory throws on requests that the stores never make', async () => {
  const { send } = inMemoryDatabase()
  const key = { pk: 'a', sk: 'b' }
  await expect(send({ constructor: { name: 'ScanCommand' }, input: { TableName: CONFORMANCE_TABLE } })).rejects.toThrow(
    'does not send ScanCommand',
  )
  await expect(
    send(
      new QueryCommand({
        TableName: CONFORMANCE_TABLE,
        KeyConditionExpression: '#p = :p',
        FilterExpression: '#a = :a',
        ExpressionAttributeNames: { '#p': 'pk', '#a': 'a' },
        ExpressionAttributeValues: { ':p': 'x', ':a': 1 },
      }),
    ),
  ).rejects.toThrow('does not send FilterExpression')
  await expect(
    send(
      new UpdateCommand({
        TableName: CONFORMANCE_TABLE,
        Key: key,
        ReturnValues: 'ALL_NEW',
        UpdateExpression: 'SET #a = if_not_exists(#a, :a)',
        ExpressionAttributeNames: { '#a': 'a' },
        ExpressionAttributeValues: { ':a': 1 },
      }),
    ),
  ).rejects.toThrow('does not write this expression')
})
