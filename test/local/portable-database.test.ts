import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { callDatabase } from '#infra/local/database/call-database'
import { spawnEngine } from '#infra/local/database/spawn-engine'
import { listen } from '#infra/local/listen'
import { PORTABLE_TABLE, portableFixture } from '#test/support/database/portable-fixture'
import { eventually } from '#test/support/local/eventually'
import { freePorts } from '#test/support/local/free-ports'

const { fixture, get, onEnd, put, serve, spawned, stop } = portableFixture()

test('kill -9 in the middle of writing loses nothing that was acknowledged, and leaves no half of a transaction', async () => {
  const { endpoint, child } = await spawned()
  const acknowledged = new Set<number>()
  const part = (n: number, side: string) => ({
    Put: {
      TableName: PORTABLE_TABLE,
      Item: { pk: { S: `p${n}` }, sk: { S: side }, gsi1pk: { S: 'all' }, gsi1sk: { S: `${n}` } },
    },
  })
  const write = async (first: number): Promise<void> => {
    for (let n = first; child.exitCode === null && child.signalCode === null; n += 8) {
      const isDone = await callDatabase(endpoint, 'TransactWriteItems', {
        TransactItems: [part(n, 'left'), part(n, 'right')],
      }).then(
        () => true,
        () => false,
      )
      if (!isDone) return
      acknowledged.add(n)
    }
  }
  const writing = Promise.all(Array.from({ length: 8 }, (_, first) => write(first)))
  await eventually('many are acknowledged', async () => acknowledged.size > 100)
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await Promise.all([gone, writing])

  const again = await serve()
  const sides = new Map<number, string[]>()
  let start: unknown
  do {
    const page = await callDatabase(again, 'Scan', {
      TableName: PORTABLE_TABLE,
      ...(start ? { ExclusiveStartKey: start } : {}),
    })
    for (const { gsi1sk, sk } of page.Items as { gsi1sk: { S: string }; sk: { S: string } }[])
      sides.set(Number(gsi1sk.S), [...(sides.get(Number(gsi1sk.S)) ?? []), sk.S])
    start = page.LastEvaluatedKey
  } while (start)
  expect([...acknowledged].filter((n) => !sides.has(n))).toEqual([])
  expect([...sides.values()].filter((both) => both.join() !== 'left,right')).toEqual([])
})

test('a restart finds every type of attribute, the indexes, changes and deletions as they were', async () => {
  const attributes = {
    gsi1pk: { S: 'g' },
    gsi1sk: { S: '1' },
    number: { N: '0.30000000000000004' },
    text: { S: 'ä "x" \u{1f600}' },
    yes: { BOOL: true },
    nothing: { NULL: true },
    bytes: { B: 'AP8=' },
    list: { L: [{ N: '1' }, { M: { deep: { L: [{ BOOL: false }] } } }] },
    names: { SS: ['x', 'y'] },
    numbers: { NS: ['1', '2.5'] },
    map: { M: { ['__proto__']: { M: { polluted: { BOOL: true } } } } },
  }
  const first = await serve()
  await put(first, 'kept', attributes)
  await put(first, 'gone')
  await callDatabase(first, 'DeleteItem', { TableName: PORTABLE_TABLE, Key: { pk: { S: 'p' }, sk: { S: 'gone' } } })
  await stop()

  const second = await serve()
  const item = { pk: { S: 'p' }, sk: { S: 'kept' }, ...attributes }
  expect(JSON.stringify(await get(second, 'kept'))).toBe(JSON.stringify(item))
  expect(await get(second, 'gone')).toBeUndefined()
  const byIndex = await callDatabase(second, 'Query', {
    TableName: PORTABLE_TABLE,
    IndexName: 'gsi1',
    KeyConditionExpression: '#g = :g',
    ExpressionAttributeNames: { '#g': 'gsi1pk' },
    ExpressionAttributeValues: { ':g': { S: 'g' } },
  })
  expect(byIndex.Count).toBe(1)
  expect((await callDatabase(second, 'ListTables', {})).TableNames).toEqual([PORTABLE_TABLE])
})

test('where the file cannot be written nothing is acknowledged or seen, and afterwards it goes on', async () => {
  const endpoint = await serve()
  await put(endpoint, 'before', { n: { N: '1' } })
  const other = new DatabaseSync(fixture.path)
  other.exec('BEGIN IMMEDIATE')
  await expect(put(endpoint, 'before', { n: { N: '2' } })).rejects.toThrow('InternalServerError')
  await expect(put(endpoint, 'lost')).rejects.toThrow('cannot be written')
  other.exec('ROLLBACK')
  other.close()
  expect(await get(endpoint, 'before')).toMatchObject({ n: { N: '1' } })
  expect(await get(endpoint, 'lost')).toBeUndefined()
  await put(endpoint, 'after')
  expect(await get(endpoint, 'after')).toBeDefined()
})

test('a transaction whose last write the file refuses leaves nothing, also after a restart', async () => {
  const endpoint = await serve()
  const other = new DatabaseSync(fixture.path)
  other.exec("CREATE TRIGGER full BEFORE INSERT ON items WHEN NEW.sk = 'b' BEGIN SELECT RAISE(ABORT, 'full'); END")
  const part = (sk: string) => ({ Put: { TableName: PORTABLE_TABLE, Item: { pk: { S: 'p' }, sk: { S: sk } } } })
  const written = callDatabase(endpoint, 'TransactWriteItems', { TransactItems: [part('a'), part('b')] })
  await expect(written).rejects.toThrow('full')
  expect(await get(endpoint, 'a')).toBeUndefined()
  other.close()
  await stop()
  expect(await get(await serve(), 'a')).toBeUndefined()
})

/** One update of the item `sk`, with the token that the SDK repeats in its retries. */
const add = (endpoint: string, sk: string, amount: object, token: string) =>
  callDatabase(endpoint, 'TransactWriteItems', {
    ClientRequestToken: token,
    TransactItems: [
      {
        Update: {
          TableName: PORTABLE_TABLE,
          Key: { pk: { S: 'p' }, sk: { S: sk } },
          UpdateExpression: 'ADD #n :n',
          ExpressionAttributeNames: { '#n': 'n' },
          ExpressionAttributeValues: { ':n': amount },
        },
      },
    ],
  })

test('a transaction that the file refused is done when it is repeated, one that the file has is not done again', async () => {
  const endpoint = await serve()
  await add(endpoint, 'count', { N: '1' }, 'kept')
  const other = new DatabaseSync(fixture.path)
  other.exec('BEGIN IMMEDIATE')
  await expect(add(endpoint, 'count', { N: '10' }, 'refused')).rejects.toThrow('cannot be written')
  other.exec('ROLLBACK')
  other.close()
  await add(endpoint, 'count', { N: '10' }, 'refused')
  await add(endpoint, 'count', { N: '10' }, 'refused')
  await add(endpoint, 'count', { N: '1' }, 'kept')
  expect(await get(endpoint, 'count')).toMatchObject({ n: { N: '11' } })
  await stop()
  expect(await get(await serve(), 'count')).toMatchObject({ n: { N: '11' } })
})

test('a file that can neither be written nor read hides nothing that was acknowledged', async () => {
  const endpoint = await serve()
  await put(endpoint, 'changed', { gsi1pk: { S: 'g' }, gsi1sk: { S: '1' }, n: { N: '1' } })
  await put(endpoint, 'deleted')
  const other = new DatabaseSync(fixture.path)
  onEnd(() => other.close())
  other.exec(`INSERT INTO items VALUES ('${PORTABLE_TABLE}', 'a', 'a', 'no JSON')`)
  other.exec('BEGIN IMMEDIATE')
  const key = (sk: string) => ({ TableName: PORTABLE_TABLE, Key: { pk: { S: 'p' }, sk: { S: sk } } })
  const results = await Promise.allSettled([
    put(endpoint, 'changed', { gsi1pk: { S: 'other' }, gsi1sk: { S: '1' } }),
    callDatabase(endpoint, 'DeleteItem', key('changed')),
    callDatabase(endpoint, 'DeleteItem', key('deleted')),
    put(endpoint, 'lost'),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
  other.exec('ROLLBACK')
  expect(await get(endpoint, 'changed')).toMatchObject({ n: { N: '1' } })
  expect(await get(endpoint, 'deleted')).toBeDefined()
  expect(await get(endpoint, 'lost')).toBeUndefined()
  const countOf = async (group: string) =>
    (
      await callDatabase(endpoint, 'Query', {
        TableName: PORTABLE_TABLE,
        IndexName: 'gsi1',
        KeyConditionExpression: '#g = :g',
        ExpressionAttributeNames: { '#g': 'gsi1pk' },
        ExpressionAttributeValues: { ':g': { S: group } },
      })
    ).Count
  expect(await countOf('g')).toBe(1)
  expect(await countOf('other')).toBe(0)
})

test.each([
  ['an integer beyond 2^53', { N: '9007199254740991' }, { N: '1' }],
  ['an integer below -2^53', { N: '-9007199254740991' }, { N: '-1' }],
  ['a set of texts and numbers', { SS: ['1'] }, { NS: ['2'] }],
])('an update that would leave %s is refused, and the next start reads the file', async (_, before, amount) => {
  const endpoint = await serve()
  await put(endpoint, 'one', { n: before })
  await expect(add(endpoint, 'one', amount, 'token')).rejects.toThrow('ValidationException')
  await stop()
  expect(await get(await serve(), 'one')).toMatchObject({ n: before })
})

test('it leaves the file alone while another process has its port', async () => {
  const { database } = await freePorts()
  const holder = await listen(createServer(), database)
  onEnd(() => holder.close())
  const child = spawnEngine({ kind: 'portable' }, fixture.directory, database)
  const [code] = await once(child, 'exit')
  expect(code).toBe(1)
  expect(existsSync(fixture.path)).toBe(false)
})

test('it ends where its file is no database, although it has the port by then', async () => {
  writeFileSync(fixture.path, 'this is not SQLite'.repeat(99))
  const { database } = await freePorts()
  const [code] = await once(spawnEngine({ kind: 'portable' }, fixture.directory, database), 'exit')
  expect(code).toBe(1)
})

test('it ends with the process that started it, and in order', async () => {
  const { child, endpoint } = await spawned()
  await put(endpoint, 'one')
  child.stdin?.end()
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})
