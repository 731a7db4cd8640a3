import {
  BatchGetCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attempt } from '#lib/database/commit'
import {
  above,
  absent,
  absentOr,
  absentOrBelow,
  atLeast,
  atMost,
  below,
  fewerThan,
  is,
  not,
  present,
} from '#lib/database/condition'
import type { DatabaseCommand } from '#lib/database/database-command'
import { entity } from '#lib/database/entity'
import { replaceWorld } from '#lib/world'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'
import { startDatabase } from '#test/support/database/start-database'

const TABLE = 'conformance'

interface Thing {
  readonly id: string
  readonly part: string
  readonly count?: number
  readonly word?: string
  readonly isOn?: boolean
  readonly list?: readonly unknown[]
  readonly names?: ReadonlySet<string> | readonly string[]
  readonly bytes?: Uint8Array
  readonly group?: string
}

const things = entity<Thing, { id: string; part: string }>({
  name: 'thing',
  parse: (item) => item as Thing,
  key: ({ id, part }) => ({ pk: `T#${id}`, sk: part }),
  index: ({ group, part }) => (group ? { gsi1pk: `G#${group}`, gsi1sk: part } : {}),
  expires: ({ count }) => count,
})

type Send = (command: DatabaseCommand) => Promise<unknown>

/** All engines pass the same cases: if they differed, the simulation would prove nothing. */
const engines: Record<string, () => Promise<{ send: Send } & AsyncDisposable>> = {
  'the engine in memory': async () => ({ send: inMemoryDatabase().send, [Symbol.asyncDispose]: async () => undefined }),
  'the local engine': () => startDatabase(TABLE),
  'the portable engine': () => startDatabase(TABLE, { kind: 'portable' }),
}

for (const [engine, start] of Object.entries(engines)) {
  describe(engine, () => {
    let database: { send: Send } & AsyncDisposable
    let restore: () => void
    let serial = 0
    const id = () => `${engine.length}-${serial++}`

    beforeAll(async () => {
      process.env.TABLE_NAME = TABLE
      process.env.REGION_NAME = 'eu'
      database = await start()
      restore = replaceWorld({ database: (command) => database.send(command) })
    })
    afterAll(async () => {
      restore()
      await database[Symbol.asyncDispose]()
    })

    const failureOf = (command: DatabaseCommand): Promise<{ name: string }> =>
      database.send(command).then(
        () => ({ name: 'none' }),
        (failure: Error) => ({ name: failure.name }),
      )

    it('returns stored items with attributes of every type, and leaves undefined out', async () => {
      const thing = {
        id: id(),
        part: 'a',
        count: 1.5,
        word: 'ä "x"',
        isOn: false,
        list: [1, 'two', null, { deep: [true] }],
        bytes: new Uint8Array([0, 255]),
      }
      await things.save({ ...thing, group: undefined } as never)
      const { bytes, ...found } = (await things.get(thing, { consistent: true })) ?? { bytes: undefined }
      expect(found).toMatchObject({
        pk: `T#${thing.id}`,
        sk: 'a',
        kind: 'thing',
        ttl: 1.5,
        count: 1.5,
        word: thing.word,
        isOn: false,
        list: thing.list,
      })
      expect('group' in found).toBe(false)
      expect([...(bytes ?? [])]).toEqual([0, 255])
      expect(await things.get({ id: thing.id, part: 'b' })).toBeUndefined()
    })

    it('stores a copy, whatever the caller does to the item afterwards', async () => {
      const list = ['one']
      const thing = { id: id(), part: 'a', list }
      await things.save(thing)
      list.push('two')
      const found = await things.get(thing, { consistent: true })
      expect(found?.list).toEqual(['one'])
    })

    it('creates once, and a refusal returns the existing item', async () => {
      const thing = { id: id(), part: 'a', word: 'first', names: new Set(['x']) }
      expect(await attempt([things.creating(thing)])).toEqual({ committed: true })
      const again = await attempt([things.creating({ ...thing, word: 'second' })])
      expect(again).toMatchObject({
        committed: false,
        refused: [{ label: 'thing', position: 0, found: { word: 'first', kind: 'thing', names: new Set(['x']) } }],
      })
    })

    it('names every refused write and changes nothing', async () => {
      const thing = { id: id(), part: 'a', count: 3 }
      await things.save(thing)
      const outcome = await attempt([
        things.creating({ id: thing.id, part: 'b' }),
        things.changing(thing, { add: { count: 1 } }, { count: above(3) }),
        things.removing({ id: thing.id, part: 'c' }, { word: present }),
        things.putting({ id: thing.id, part: 'd' }),
      ])
      expect(outcome).toMatchObject({
        committed: false,
        refused: [{ position: 1, found: { count: 3 } }, { position: 2 }],
      })
      expect(!outcome.committed && outcome.refused[1]?.found).toBeFalsy()
      expect((await things.between(`T#${thing.id}`, 'a', 'z', { consistent: true })).items).toHaveLength(1)
    })

    const conditions = [
      ['is', is(3)],
      ['is another', is(4)],
      ['is a text', is('3')],
      ['not', not(3)],
      ['not another', not(4)],
      ['atLeast', atLeast(3)],
      ['atLeast more', atLeast(4)],
      ['atMost', atMost(3)],
      ['atMost less', atMost(2)],
      ['below', below(3)],
      ['below more', below(4)],
      ['above', above(3)],
      ['above less', above(2)],
      ['above a text', { op: 'above', value: 'a' }],
      ['absent', absent],
      ['present', present],
      ['absentOr', absentOr(3)],
      ['absentOr another', absentOr(4)],
      ['absentOrBelow', absentOrBelow(3)],
      ['absentOrBelow more', absentOrBelow(4)],
      ['is true', is(true)],
      ['not true', not(true)],
    ] as const
    const verdicts: Record<string, readonly [onNumber: boolean, onNothing: boolean]> = {
      is: [true, false],
      'is another': [false, false],
      'is a text': [false, false],
      not: [false, true],
      'not another': [true, true],
      atLeast: [true, false],
      'atLeast more': [false, false],
      atMost: [true, false],
      'atMost less': [false, false],
      below: [false, false],
      'below more': [true, false],
      above: [false, false],
      'above less': [true, false],
      'above a text': [false, false],
      absent: [false, true],
      present: [true, false],
      absentOr: [true, true],
      'absentOr another': [false, true],
      absentOrBelow: [false, true],
      'absentOrBelow more': [true, true],
      'is true': [false, false],
      'not true': [true, true],
    }
    it.each(conditions)('judges "%s" against 3, against no attribute and against no item', async (name, condition) => {
      const [onNumber, onNothing] = verdicts[name] ?? [false, false]
      const thing = { id: id(), part: 'a', count: 3, word: 'w' }
      await things.save(thing)
      const judged = async (part: string, attribute: string) =>
        (await attempt([things.checking({ id: thing.id, part }, { [attribute]: condition })])).committed
      expect(await judged('a', 'count')).toBe(onNumber)
      expect(await judged('a', 'unknown')).toBe(onNothing)
      expect(await judged('missing', 'count')).toBe(onNothing)
    })

    it('counts the members of a set', async () => {
      const thing = { id: id(), part: 'a' }
      const isFewer = async (limit: number, part = 'a') =>
        (await attempt([things.checking({ id: thing.id, part }, { names: fewerThan(limit) })])).committed
      await things.save(thing)
      expect(await isFewer(1)).toBe(true)
      expect(await isFewer(1, 'missing')).toBe(true)
      await attempt([things.changing(thing, { include: { names: ['x', 'y'] } })])
      expect(await isFewer(2)).toBe(false)
      expect(await isFewer(3)).toBe(true)
      expect(
        (await attempt([things.changing(thing, { include: { names: ['z'] } }, { names: fewerThan(2) })])).committed,
      ).toBe(false)
    })

    it('requires all conditions', async () => {
      const thing = { id: id(), part: 'a', count: 3, word: 'w' }
      await things.save(thing)
      expect((await attempt([things.checking(thing, { count: is(3), word: is('w') })])).committed).toBe(true)
      expect((await attempt([things.checking(thing, { count: is(3), word: is('v') })])).committed).toBe(false)
    })

    it('sets, adds, includes and removes in one update, and makes a missing item', async () => {
      const key = { id: id(), part: 'a' }
      expect(
        (
          await attempt([
            things.changing(key, { set: { ...key, word: 'new' }, add: { count: 2 }, include: { names: ['x'] } }),
          ])
        ).committed,
      ).toBe(true)
      const after = await things.bump(key, { add: { count: -5 }, include: { names: ['y', 'x'] }, remove: ['word'] })
      expect(after).toMatchObject({ count: -3, names: new Set(['x', 'y']), id: key.id })
      expect('word' in after).toBe(false)
    })

    it('removes from a set, and removes an empty set', async () => {
      const key = { id: id(), part: 'a' }
      await attempt([things.changing(key, { set: key, include: { names: ['x', 'y'] } })])
      expect(await things.bump(key, { exclude: { names: ['y', 'z'] }, add: { count: 1 } })).toMatchObject({
        names: new Set(['x']),
      })
      expect(await things.bump(key, { exclude: { names: ['x'] } })).not.toHaveProperty('names')
      expect(await things.bump(key, { exclude: { names: ['x'] } })).not.toHaveProperty('names')
    })

    it('refuses to add to a text', async () => {
      const thing = { id: id(), part: 'a', word: 'w' }
      await things.save(thing)
      await expect(attempt([things.changing(thing, { add: { word: 1 as never } })])).rejects.toThrow()
    })

    it('refuses what DynamoDB refuses', async () => {
      const key = { pk: 'T#x', sk: 'a' }
      const put = (item: object) => ({ Put: { TableName: TABLE, Item: { ...key, ...item } } })
      const validation = { name: 'ValidationException' }
      expect(await failureOf(new TransactWriteCommand({ TransactItems: [put({}), put({ a: 1 })] }))).toEqual(validation)
      expect(await failureOf(new TransactWriteCommand({ TransactItems: [] }))).toEqual(validation)
      expect(
        await failureOf(
          new TransactWriteCommand({ TransactItems: Array.from({ length: 101 }, (_, n) => put({ sk: String(n) })) }),
        ),
      ).toEqual(validation)
      expect(await failureOf(new PutCommand({ TableName: TABLE, Item: { pk: 'T#x', sk: '' } }))).toEqual(validation)
      expect(await failureOf(new PutCommand({ TableName: TABLE, Item: { ...key, gsi1pk: 'g', gsi1sk: '' } }))).toEqual(
        validation,
      )
      expect(await failureOf(new GetCommand({ TableName: TABLE, Key: { pk: 'T#x', sk: '' } }))).toEqual(validation)
      for (const tooLong of [
        { pk: 'x'.repeat(2049), sk: 'a' },
        { pk: 'T#x', sk: 'x'.repeat(1025) },
      ])
        expect(await failureOf(new GetCommand({ TableName: TABLE, Key: tooLong }))).toEqual(validation)
      const wrong = { TableName: TABLE, Key: key, ReturnValues: 'ALL_NEW' as const }
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
      expect(await failureOf(new BatchGetCommand({ RequestItems: { [TABLE]: { Keys: [key, key] } } }))).toEqual(
        validation,
      )
      expect(
        await failureOf(
          new QueryCommand({
            TableName: TABLE,
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
            TableName: TABLE,
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
      const put = (item: object) => ({ Put: { TableName: TABLE, Item: { ...key, ...item } } })
      const command = new TransactWriteCommand({ TransactItems: [put({ n: 1 }), put({ sk: 'b', ...large })] })
      expect(await failureOf(command)).toEqual({ name: 'ValidationException' })
      expect(
        await database.send(new GetCommand({ TableName: TABLE, Key: key, ConsistentRead: true })),
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
                TableName: TABLE,
                Key: key,
                UpdateExpression: 'ADD #n :n',
                ExpressionAttributeNames: { '#n': 'n' },
                ExpressionAttributeValues: { ':n': amount },
              },
            },
          ],
        })
      await database.send(adding(2))
      await database.send(adding(2))
      expect(await database.send(new GetCommand({ TableName: TABLE, Key: key, ConsistentRead: true }))).toMatchObject({
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
                TableName: TABLE,
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
      await database.send(new PutCommand({ TableName: TABLE, Item: key }))
      expect(await failureOf(command())).toEqual({ name: 'none' })
    })

    it('lists a partition in byte order, in both directions, in pages, by prefix and by range', async () => {
      const own = id()
      const parts = ['A#1', 'B#1', 'B#10', 'B#2', 'B#é', 'a#1', 'b']
      for (const part of [...parts].reverse()) await things.save({ id: own, part })
      const partsOf = (page: { items: readonly Thing[] }) => page.items.map(({ part }) => part)
      const partition = `T#${own}`
      expect(partsOf(await things.list(partition, 'B#'))).toEqual(['B#1', 'B#10', 'B#2', 'B#é'])
      expect(partsOf(await things.list(partition, 'B#', { newestFirst: true }))).toEqual(['B#é', 'B#2', 'B#10', 'B#1'])
      expect(partsOf(await things.between(partition, 'B#1', 'a'))).toEqual(['B#1', 'B#10', 'B#2', 'B#é'])
      expect((await things.partition(partition)).items.map(({ sk }) => sk)).toEqual(parts)
      const first = await things.list(partition, 'B#', { limit: 3 })
      expect(partsOf(first)).toEqual(['B#1', 'B#10', 'B#2'])
      const second = await things.list(partition, 'B#', { limit: 3, after: first.cursor })
      expect(partsOf(second)).toEqual(['B#é'])
      expect(second.cursor).toBeUndefined()
      const exact = await things.list(partition, 'B#', { limit: 4 })
      const beyond = exact.cursor
        ? await things.list(partition, 'B#', { limit: 4, after: exact.cursor })
        : { items: [] }
      expect(beyond.items).toEqual([])
      const backwards = await things.list(partition, 'B#', { limit: 2, newestFirst: true })
      expect(
        partsOf(await things.list(partition, 'B#', { limit: 5, newestFirst: true, after: backwards.cursor })),
      ).toEqual(['B#10', 'B#1'])
      expect(partsOf(await things.list('T#nothing', 'B#'))).toEqual([])
    })

    it('keeps an index up to date: new, moved and removed items, in pages', async () => {
      const [own, group, other] = [id(), id(), id()]
      for (const part of ['1', '2', '3', '4']) await things.save({ id: own, part, group })
      await things.save({ id: `${own}-b`, part: '2', group })
      const partsOf = async (name: string) =>
        (await things.listBy('gsi1', `G#${name}`)).items.map((item) => `${item.id === own ? '' : 'b'}${item.part}`)
      expect((await partsOf(group)).sort()).toEqual(['1', '2', '3', '4', 'b2'])
      await attempt([things.changing({ id: own, part: '2' }, { index: { gsi1pk: `G#${other}`, gsi1sk: '9' } })])
      await things.drop({ id: own, part: '1' })
      await things.save({ id: own, part: '4' })
      expect((await partsOf(group)).sort()).toEqual(['3', 'b2'])
      expect(await partsOf(other)).toEqual(['2'])
      const seen: string[] = []
      for (let after: string | undefined, more = true; more; ) {
        const page = await things.listBy('gsi1', `G#${group}`, undefined, { limit: 1, after })
        seen.push(...page.items.map(({ part }) => part))
        after = page.cursor
        more = after !== undefined
      }
      expect(seen).toEqual(['2', '3'])
      expect((await things.listBy('gsi1', `G#${group}`, '3')).items).toHaveLength(1)
    })

    it('fetches many, each once, and leaves missing ones out', async () => {
      const own = id()
      for (let part = 0; part < 30; part++) await things.save({ id: own, part: String(part) })
      const found = await things.getMany(Array.from({ length: 40 }, (_, part) => ({ id: own, part: String(part) })))
      expect(found.map(({ part }) => Number(part)).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 30 }, (_, part) => part),
      )
      expect(await things.getMany([])).toEqual([])
    })

    it('accepts exactly one hundred of two hundred parallel debits of 1 on a balance of 100', async () => {
      const account = { id: id(), part: 'a', count: 100 }
      await things.save(account)
      const outcomes = await Promise.all(
        Array.from({ length: 200 }, () =>
          attempt([things.changing(account, { add: { count: -1 } }, { count: atLeast(1) })]),
        ),
      )
      expect(outcomes.filter(({ committed }) => committed)).toHaveLength(100)
      expect((await things.get(account, { consistent: true }))?.count).toBe(0)
    })
  })
}

it('the engine in memory throws on requests that the stores never make', async () => {
  const { send } = inMemoryDatabase()
  const key = { pk: 'a', sk: 'b' }
  await expect(send({ constructor: { name: 'ScanCommand' }, input: { TableName: TABLE } })).rejects.toThrow(
    'does not send ScanCommand',
  )
  await expect(
    send(
      new QueryCommand({
        TableName: TABLE,
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
        TableName: TABLE,
        Key: key,
        ReturnValues: 'ALL_NEW',
        UpdateExpression: 'SET #a = if_not_exists(#a, :a)',
        ExpressionAttributeNames: { '#a': 'a' },
        ExpressionAttributeValues: { ':a': 1 },
      }),
    ),
  ).rejects.toThrow('does not write this expression')
})
