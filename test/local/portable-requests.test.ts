import { expect, test } from 'vitest'
import { callDatabase } from '#infra/local/database/call-database'
import { sweepExpired } from '#infra/local/database/sweep-expired'
import { PORTABLE_TABLE, portableFixture } from '#test/support/database/portable-fixture'

const { get, put, serve } = portableFixture()

const post = async (endpoint: string, operation: string, body: string, headers: Record<string, string> = {}) => {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'x-amz-target': `DynamoDB_20120810.${operation}`, ...headers },
    body,
  })
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
}

test('an expired item is swept, one that expires later stays', async () => {
  const endpoint = await serve()
  await put(endpoint, 'expired', { ttl: { N: '10' } })
  await put(endpoint, 'later', { ttl: { N: '30' } })
  await put(endpoint, 'never')
  expect(await sweepExpired(endpoint, PORTABLE_TABLE, 20_000)).toBe(1)
  expect(await get(endpoint, 'expired')).toBeUndefined()
  expect(await get(endpoint, 'later')).toBeDefined()
  expect(await get(endpoint, 'never')).toBeDefined()
})

test('a table of any size is scanned page by page, each item once', async () => {
  const endpoint = await serve()
  for (let n = 0; n < 12; n++)
    await callDatabase(endpoint, 'PutItem', {
      TableName: PORTABLE_TABLE,
      Item: { pk: { S: `p${n % 5}` }, sk: { S: `é${n}` }, text: { S: 'x'.repeat(300_000) } },
    })
  const seen: string[] = []
  let pages = 0
  let start: unknown
  do {
    const page = await callDatabase(endpoint, 'Scan', {
      TableName: PORTABLE_TABLE,
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
  JSON.stringify({ TableName: PORTABLE_TABLE, Item: { pk: { S: 'p' }, sk: { S: 's' }, ...attributes } })

test.each([
  ['an unknown operation', 'DescribeStream', '{}', 'UnknownOperationException', 'DescribeStream'],
  ['what is no JSON', 'PutItem', '{', 'SerializationException', 'JSON'],
  ['a boolean as text', 'PutItem', item({ on: { BOOL: 'true' } }), 'ValidationException', 'boolean'],
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
