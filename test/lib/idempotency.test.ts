import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Access } from '#lib/auth/authorize'
import { withIdempotency } from '#lib/http/idempotency'
import { replaceWorld } from '#lib/world'
import { inMemoryDatabase } from '#test/support/database/in-memory-database'

const START = 1_800_000_000_000
const access: Access = { role: 'owner', workspaceId: 'w', agentId: '', conversationId: '' }
let now = START
let undo = () => {}
beforeEach(() => {
  process.env.TABLE_NAME = 'idempotency'
  process.env.REGION_NAME = 'eu'
  now = START
  undo = replaceWorld({ now: () => now, database: inMemoryDatabase({ now: () => now }).send })
})
afterEach(() => undo())

const call = (
  work: () => Promise<{ statusCode: number; body: string }>,
  raw: object = { title: 'a' },
  workspaceId = 'w',
) => withIdempotency('key-1', { ...access, workspaceId }, 'POST /things', raw, work)
const answering = (body: string) => async () => ({ statusCode: 201, body })

test('a call that never finished blocks its key for a minute, then a retry is let through', async () => {
  const begun = Promise.withResolvers<void>()
  void call(() => {
    begun.resolve()
    // the function crashed
    return new Promise(() => {})
  })
  await begun.promise
  now = START + 59_999
  await expect(call(answering('second'))).rejects.toMatchObject({ code: 'conflict', details: { retryAfter: 2 } })
  now = START + 60_000
  expect(await call(answering('second'))).toMatchObject({ statusCode: 201, body: 'second' })
  expect(await call(answering('third'))).toMatchObject({ statusCode: 201, body: 'second' })
})

test('work that failed frees its key at once', async () => {
  await expect(call(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await call(answering('after all'))).toMatchObject({ body: 'after all' })
})

test('the same key with another request is refused', async () => {
  await call(answering('first'))
  await expect(call(answering('other'), { title: 'b' })).rejects.toMatchObject({ code: 'conflict' })
})

test('the same key of another workspace is another call, and never answered with the first one’s data', async () => {
  await call(answering('ours'))
  expect(await call(answering('theirs'), undefined, 'other')).toMatchObject({ body: 'theirs' })
  expect(await call(answering('again'))).toMatchObject({ body: 'ours' })
})
