import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callDatabase } from '#infra/local/database/call-database'
import { createTables } from '#infra/local/database/create-tables'
import { openItemFile } from '#infra/local/database/portable/item-file'
import { keptStorage } from '#infra/local/database/portable/kept-storage'
import { portableListener } from '#infra/local/database/portable/portable-listener'
import { spawnEngine } from '#infra/local/database/spawn-engine'
import { sweepExpired } from '#infra/local/database/sweep-expired'
import { listen } from '#infra/local/listen'
import { eventually } from '#test/support/local/eventually'
import { freePorts } from '#test/support/local/free-ports'

const TABLE = 'kept'

let directory: string
let path: string
const ends: (() => unknown)[] = []

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'parley-portable-'))
  path = join(directory, 'portable.sqlite')
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
})

/** The portable database in this process. */
const serve = async (now: () => number = Date.now): Promise<string> => {
  const file = openItemFile(path, { busyMs: 0 })
  const server = await listen(createServer(portableListener(keptStorage(file), now)), 0)
  ends.push(() => {
    server.close()
    server.closeAllConnections()
    file.close()
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await createTables(endpoint, [TABLE])
  return endpoint
}

/** The portable database in a process of its own, which can be killed. */
const spawned = async (): Promise<{ readonly endpoint: string; readonly child: ChildProcess }> => {
  const { database } = await freePorts()
  const child = spawnEngine({ kind: 'portable' }, directory, database)
  ends.push(() => child.kill('SIGKILL'))
  const endpoint = `http://127.0.0.1:${database}`
  await eventually('the database answers', () =>
    createTables(endpoint, [TABLE]).then(
      () => true,
      () => false,
    ),
  )
  return { endpoint, child }
}

const post = async (endpoint: string, operation: string, body: string, headers: Record<string, string> = {}) => {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'x-amz-target': `DynamoDB_20120810.${operation}`, ...headers },
    body,
  })
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
}

const put = (endpoint: string, sk: string, attributes: object = {}) =>
  callDatabase(endpoint, 'PutItem', { TableName: TABLE, Item: { pk: { S: 'p' }, sk: { S: sk }, ...attributes } })

const get = async (endpoint: string, sk: string) =>
  (await callDatabase(endpoint, 'GetItem', { TableName: TABLE, Key: { pk: { S: 'p' }, sk: { S: sk } } })).Item

test('kill -9 in the middle of writing loses nothing that was acknowledged, and leaves no half of a transaction', async () => {
  const { endpoint, child } = await spawned()
  const acknowledged = new Set<number>()
  const part = (n: number, side: string) => ({
    Put: {
      TableName: TABLE,
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
    const page = await callDatabase(again, 'Scan', { TableName: TABLE, ...(start ? { ExclusiveStartKey: start } : {}) })
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
  await callDatabase(first, 'DeleteItem', { TableName: TABLE, Key: { pk: { S: 'p' }, sk: { S: 'gone' } } })
  for (const end of ends.splice(0)) await end()

  const second = await serve()
  const item = { pk: { S: 'p' }, sk: { S: 'kept' }, ...attributes }
  expect(JSON.stringify(await get(second, 'kept'))).toBe(JSON.stringify(item))
  expect(await get(second, 'gone')).toBeUndefined()
  const byIndex = await callDatabase(second, 'Query', {
    TableName: TABLE,
    IndexName: 'gsi1',
    KeyConditionExpression: '#g = :g',
    ExpressionAttributeNames: { '#g': 'gsi1pk' },
    ExpressionAttributeValues: { ':g': { S: 'g' } },
  })
  expect(byIndex.Count).toBe(1)
  expect((await callDatabase(second, 'ListTables', {})).TableNames).toEqual([TABLE])
})

test('where the file cannot be written nothing is acknowledged or seen, and afterwards it goes on', async () => {
  const endpoint = await serve()
  await put(endpoint, 'before', { n: { N: '1' } })
  const other = new DatabaseSync(path)
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
  const other = new DatabaseSync(path)
  other.exec("CREATE TRIGGER full BEFORE INSERT ON items WHEN NEW.sk = 'b' BEGIN SELECT RAISE(ABORT, 'full'); END")
  const part = (sk: string) => ({ Put: { TableName: TABLE, Item: { pk: { S: 'p' }, sk: { S: sk } } } })
  const written = callDatabase(endpoint, 'TransactWriteItems', { TransactItems: [part('a'), part('b')] })
  await expect(written).rejects.toThrow('full')
  expect(await get(endpoint, 'a')).toBeUndefined()
  other.close()
  for (const end of ends.splice(0)) await end()
  expect(await get(await serve(), 'a')).toBeUndefined()
})

/** One update of the item `sk`, with the token that the SDK repeats in its retries. */
const add = (endpoint: string, sk: string, amount: object, token: string) =>
  callDatabase(endpoint, 'TransactWriteItems', {
    ClientRequestToken: token,
    TransactItems: [
      {
        Update: {
          TableName: TABLE,
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
  const other = new DatabaseSync(path)
  other.exec('BEGIN IMMEDIATE')
  await expect(add(endpoint, 'count', { N: '10' }, 'refused')).rejects.toThrow('cannot be written')
  other.exec('ROLLBACK')
  other.close()
  await add(endpoint, 'count', { N: '10' }, 'refused')
  await add(endpoint, 'count', { N: '10' }, 'refused')
  await add(endpoint, 'count', { N: '1' }, 'kept')
  expect(await get(endpoint, 'count')).toMatchObject({ n: { N: '11' } })
  for (const end of ends.splice(0)) await end()
  expect(await get(await serve(), 'count')).toMatchObject({ n: { N: '11' } })
})

test('a file that can neither be written nor read hides nothing that was acknowledged', async () => {
  const endpoint = await serve()
  await put(endpoint, 'changed', { gsi1pk: { S: 'g' }, gsi1sk: { S: '1' }, n: { N: '1' } })
  await put(endpoint, 'deleted')
  const other = new DatabaseSync(path)
  ends.push(() => other.close())
  other.exec(`INSERT INTO items VALUES ('${TABLE}', 'a', 'a', 'no JSON')`)
  other.exec('BEGIN IMMEDIATE')
  const key = (sk: string) => ({ TableName: TABLE, Key: { pk: { S: 'p' }, sk: { S: sk } } })
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
        TableName: TABLE,
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
  for (const end of ends.splice(0)) await end()
  expect(await get(await serve(), 'one')).toMatchObject({ n: before })
})

test('it leaves the file alone while another process has its port', async () => {
  const { database } = await freePorts()
  const holder = await listen(createServer(), database)
  ends.push(() => holder.close())
  const child = spawnEngine({ kind: 'portable' }, directory, database)
  const [code] = await once(child, 'exit')
  expect(code).toBe(1)
  expect(existsSync(path)).toBe(false)
})

test('it ends where its file is no database, although it has the port by then', async () => {
  writeFileSync(path, 'this is not SQLite'.repeat(99))
  const { database } = await freePorts()
  const [code] = await once(spawnEngine({ kind: 'portable' }, directory, database), 'exit')
  expect(code).toBe(1)
})

test('it ends with the process that started it, and in order', async () => {
  const { child, endpoint } = await spawned()
  await put(endpoint, 'one')
  child.stdin?.end()
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})

test('an expired item is swept, one that expires later stays', async () => {
  const endpoint = await serve()
  await put(endpoint, 'expired', { ttl: { N: '10' } })
  await put(endpoint, 'later', { ttl: { N: '30' } })
  await put(endpoint, 'never')
  expect(await sweepExpired(endpoint, TABLE, 20_000)).toBe(1)
  expect(await get(endpoint, 'expired')).toBeUndefined()
  expect(await get(endpoint, 'later')).toBeDefined()
  expect(await get(endpoint, 'never')).toBeDefined()
})

test('a table of any size is scanned page by page, each item once', async () => {
  const endpoint = await serve()
  for (let n = 0; n < 12; n++)
    await callDatabase(endpoint, 'PutItem', {
      TableName: TABLE,
      Item: { pk: { S: `p${n % 5}` }, sk: { S: `é${n}` }, text: { S: 'x'.repeat(300_000) } },
    })
  const seen: string[] = []
  let pages = 0
  let start: unknown
  do {
    const page = await callDatabase(endpoint, 'Scan', {
      TableName: TABLE,
      ...(start ? { ExclusiveStartKey: start } : {}),
    })
    for (const { sk } of page.Items as { sk: { S: string } }[]) seen.push(sk.S)
    start = page.LastEvaluatedKey
    pages++
  } while (start)
  expect(pages).toBe(3)
  expect(seen.toSorted()).toEqual(Array.from({ length: 12 }, (_, n) => `é${n}`).toSorted())
})

const item = (attributes: object) =>
  JSON.stringify({ TableName: TABLE, Item: { pk: { S: 'p' }, sk: { S: 's' }, ...attributes } })

test.each([
  ['an unknown operation', 'DescribeStream', '{}', 'UnknownOperationException', 'DescribeStream'],
  ['what is no JSON', 'PutItem', '{', 'SerializationException', 'JSON'],
  ['what is no object', 'PutItem', 'null', 'SerializationException', 'object'],
  [
    'a missing table',
    'GetItem',
    '{"TableName":"other","Key":{"pk":{"S":"p"},"sk":{"S":"s"}}}',
    'ResourceNotFoundException',
    'table',
  ],
  [
    'a table that exists',
    'CreateTable',
    '{"TableName":"kept","KeySchema":[{"AttributeName":"pk","KeyType":"HASH"},{"AttributeName":"sk","KeyType":"RANGE"}]}',
    'ResourceInUseException',
    'exists',
  ],
  [
    'a table of another shape',
    'CreateTable',
    '{"TableName":"other","KeySchema":[{"AttributeName":"id","KeyType":"HASH"}]}',
    'ValidationException',
    'keys pk and sk',
  ],
  ['a word for a number', 'PutItem', item({ n: { N: 'many' } }), 'ValidationException', 'numeric value: many'],
  [
    'a number that would be rounded',
    'PutItem',
    item({ n: { N: '12345678901234567890' } }),
    'ValidationException',
    '17 digits',
  ],
  ['an empty set', 'PutItem', item({ n: { SS: [] } }), 'ValidationException', 'empty'],
  ['a set with duplicates', 'PutItem', item({ n: { NS: ['1', '1.0'] } }), 'ValidationException', 'duplicates'],
  ['a set of bytes', 'PutItem', item({ n: { BS: ['AA=='] } }), 'ValidationException', 'type BS'],
  ['two types at once', 'PutItem', item({ n: { S: 'a', N: '1' } }), 'ValidationException', 'one type'],
  ['an unknown field', 'PutItem', item({}).replace('{', '{"Expected":{},'), 'ValidationException', 'Expected'],
  ['a lone surrogate', 'PutItem', item({ text: { S: '\ud800' } }), 'SerializationException', ''],
])('%s is refused with what is wrong', async (_, operation, body, type, message) => {
  const { status, answer } = await post(await serve(), operation, body)
  expect(status).toBe(400)
  expect(answer.__type).toBe(`com.amazonaws.dynamodb.v20120810#${type}`)
  expect(answer.message).toContain(message)
})

test('a web page that is open on the machine cannot use the database', async () => {
  const { status } = await post(await serve(), 'ListTables', '{}', { origin: 'https://evil.example' })
  expect(status).toBe(403)
})
