import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { access } from '#infra/access'
import { familiesOf } from '#infra/grants/families-of'
import type { Grants } from '#infra/grants/grants'
import { startAwsProxy } from '#infra/local/region/aws-proxy/start-aws-proxy'
import { families, type Index, indexFamilies } from '#shared/key-families'

const TABLE = 'main'
const functions = Object.entries<Grants>(access)
let proxy: Server
let address: string

beforeAll(async () => {
  proxy = startAwsProxy({
    callers: functions.map(([name, grants], at) => ({
      name,
      grants,
      credentials: { accessKeyId: `LOCAL${at}`, secretAccessKey: 'unread' },
    })),
    operator: { accessKeyId: 'OPERATOR', secretAccessKey: 'unread' },
    resources: {
      table: TABLE,
      directory: 'directory',
      bucket: 'files',
      bus: 'bus',
      secrets: { tokens: 't', providers: 'p', apps: 'a' },
      queues: 'parley-eu-',
      key: 'alias/parley-eu-key',
      userPools: [],
      flowArn: (name) => name,
    },
    behind: {},
    services: { dynamodb: async () => ({ status: 200, body: {} }) },
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
})
afterAll(() => {
  proxy.closeAllConnections()
  proxy.close()
})

/** `allowed`, or the refusal's message. */
const send = async (name: string, operation: string, input: object): Promise<string> => {
  const key = `LOCAL${functions.findIndex(([it]) => it === name)}`
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      authorization: `AWS4-HMAC-SHA256 Credential=${key}/20260101/eu-central-1/dynamodb/aws4_request, SignedHeaders=host, Signature=00`,
      'x-amz-target': `DynamoDB_20120810.${operation}`,
    },
    body: JSON.stringify(input),
  })
  const { __type: type, message } = (await answer.json()) as { __type?: string; message?: string }
  return answer.status === 200 ? 'allowed' : `${answer.status} ${type}: ${message}`
}

const item = (family: string) => ({ pk: { S: `${family}1` }, sk: { S: 'META' } })
type Request = readonly [operation: string, input: object]
const get = (family: string): Request => ['GetItem', { TableName: TABLE, Key: item(family) }]
const put = (family: string): Request => ['PutItem', { TableName: TABLE, Item: item(family) }]
const query = (family: string, index: Index): Request => [
  'Query',
  {
    TableName: TABLE,
    IndexName: index,
    KeyConditionExpression: '#0 = :0',
    ExpressionAttributeNames: { '#0': `${index}pk` },
    ExpressionAttributeValues: { ':0': { S: `${family}1` } },
  },
]

const refusal = (name: string, family: string): RegExp =>
  new RegExp(`^400 AccessDeniedException: ${name} is not authorized to perform: dynamodb:\\w+ .*keys of: ${family},? `)

/** The requests for every family of a list, with the families that are granted. */
const listsOf = (grants: Grants) => {
  const granted = familiesOf(grants)
  return [
    { granted: granted.read, all: families, request: get },
    { granted: granted.write, all: families, request: put },
    ...(['gsi1', 'gsi2'] as const).map((index) => ({
      granted: granted[index],
      all: indexFamilies[index],
      request: (family: string) => query(family, index),
    })),
  ] as readonly {
    readonly granted: readonly string[]
    readonly all: readonly string[]
    readonly request: (family: string) => Request
  }[]
}

describe('the AWS proxy lets a function reach the families of keys that its row names', () => {
  test.each(functions)('%s its own, and no foreign one', async (name, grants) => {
    for (const { granted, all, request } of listsOf(grants)) {
      const foreign = all.find((family) => !granted.includes(family))
      const own = granted[0]
      if (own) expect(await send(name, ...request(own))).toBe('allowed')
      if (foreign) expect(await send(name, ...request(foreign))).toMatch(refusal(name, foreign))
    }
  })
})

describe('the AWS proxy reads the partitions of a request wherever they are', () => {
  const NAME = 'gaps/record-gap'
  const own = { TableName: TABLE, Key: item('CONV#') }
  const foreign = { TableName: TABLE, Key: item('LED#') }
  const denied = refusal(NAME, 'LED#')

  test('in every member of a transaction', async () => {
    const written = { Put: { TableName: TABLE, Item: item('ASKED#') } }
    expect(await send(NAME, 'TransactWriteItems', { TransactItems: [written, { ConditionCheck: own }] })).toBe(
      'allowed',
    )
    for (const member of ['Update', 'Delete', 'ConditionCheck'])
      expect(await send(NAME, 'TransactWriteItems', { TransactItems: [written, { [member]: foreign }] })).toMatch(
        denied,
      )
    expect(
      await send(NAME, 'TransactWriteItems', {
        TransactItems: [written, { Put: { TableName: TABLE, Item: item('LED#') } }],
      }),
    ).toMatch(denied)
    expect(await send(NAME, 'TransactGetItems', { TransactItems: [{ Get: own }] })).toBe('allowed')
    expect(await send(NAME, 'TransactGetItems', { TransactItems: [{ Get: own }, { Get: foreign }] })).toMatch(denied)
  })

  test('in every key of a batch', async () => {
    const batch = (...families: string[]) => ({ RequestItems: { [TABLE]: { Keys: families.map(item) } } })
    expect(await send(NAME, 'BatchGetItem', batch('CONV#', 'CONV#'))).toBe('allowed')
    expect(await send(NAME, 'BatchGetItem', batch('CONV#', 'LED#'))).toMatch(denied)
  })

  test('in a query’s condition, named in it or beside it', async () => {
    const condition = (KeyConditionExpression: string, family: string) => ({
      TableName: TABLE,
      KeyConditionExpression,
      ExpressionAttributeNames: { '#1': 'sk', '#0': 'pk' },
      ExpressionAttributeValues: { ':1': { S: 'CONV#1' }, ':0': { S: `${family}1` } },
    })
    for (const text of ['#0 = :0', 'pk = :0', '#1 = :1 AND #0 = :0', '#0 = :0 AND begins_with(#1, :1)']) {
      expect(await send(NAME, 'Query', condition(text, 'CONV#'))).toBe('allowed')
      expect(await send(NAME, 'Query', condition(text, 'LED#'))).toMatch(denied)
    }
  })

  test('and refuses what names none, or one that only begins like a family', async () => {
    expect(await send(NAME, 'Query', { TableName: TABLE })).toMatch(/^400 AccessDeniedException/)
    expect(await send(NAME, 'GetItem', { TableName: TABLE, Key: {} })).toMatch(/^400 AccessDeniedException/)
    expect(await send(NAME, 'GetItem', { TableName: TABLE, Key: { pk: { S: 'CONVERT#1' } } })).toMatch(
      refusal(NAME, 'CONVERT#'),
    )
    expect(await send(NAME, 'Scan', { TableName: TABLE })).toMatch(/^400 AccessDeniedException/)
  })
})
