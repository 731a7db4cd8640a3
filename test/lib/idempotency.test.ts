import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import type { Actor } from '#lib/auth/actor'
import type { Access } from '#lib/auth/authorize'
import { withIdempotency } from '#lib/http/idempotency'
import { replaceWorld } from '#lib/world'
import { api } from '#shared/api'
import type { Contract, Route } from '#shared/contract'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
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

const mira: Actor = { kind: 'user', sub: 'mira' }
const call = (
  work: () => Promise<{ statusCode: number; body: string }>,
  raw: object = { title: 'a' },
  workspaceId = 'w',
  actor: Actor = mira,
) => withIdempotency('key-1', actor, { ...access, workspaceId }, 'POST /things', raw, work)
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

test('work that was refused frees its key at once', async () => {
  const refusal = new Problem('limit-reached', problemText('busy'))
  await expect(call(() => Promise.reject(refusal))).rejects.toBe(refusal)
  expect(await call(answering('after all'))).toMatchObject({ body: 'after all' })
})

test('a defect, which may have come after the work, blocks the key for a minute', async () => {
  await expect(call(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(call(answering('twice'))).rejects.toMatchObject({ code: 'conflict', details: { retryAfter: 2 } })
  now = START + 60_000
  expect(await call(answering('after all'))).toMatchObject({ body: 'after all' })
})

test('of parallel repeats after a defect one runs, and the others have to wait', async () => {
  await expect(call(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  now = START + 61_000
  let runs = 0
  const work = async () => {
    runs++
    return { statusCode: 201, body: 'after all' }
  }
  const repeats = await Promise.allSettled([1, 2, 3, 4].map(() => call(work)))
  expect(runs).toBe(1)
  expect(repeats.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const repeat of repeats)
    if (repeat.status === 'rejected')
      expect(repeat.reason).toMatchObject({ code: 'conflict', details: { retryAfter: 2 } })
})

test('the same key of another actor is another key', async () => {
  expect(await call(answering('for Mira'))).toMatchObject({ body: 'for Mira' })
  const others: readonly Actor[] = [
    { kind: 'user', sub: 'noor' },
    { kind: 'workspace-secret', workspaceId: 'w' },
    { kind: 'agent-key', agentId: 'agent-1', workspaceId: 'w' },
    { kind: 'visitor', agentId: 'agent-1', conversationId: 'c' },
    { kind: 'anonymous' },
  ]
  for (const actor of others)
    expect(await call(answering(actor.kind), undefined, undefined, actor)).toMatchObject({ body: actor.kind })
})

test('an answer that is too long for an item is not kept, but its status is', async () => {
  let runs = 0
  const long = async () => {
    runs += 1
    return { statusCode: 201, body: 'x'.repeat(500_000) }
  }
  expect((await call(long)).body).toHaveLength(500_000)
  expect(await call(long)).toMatchObject({ statusCode: 201, body: '', headers: { 'idempotent-replay': 'true' } })
  expect(runs).toBe(1)
})

test('no route whose answer holds a secret keeps its answers', () => {
  const schemaOf = (route: Route) => JSON.stringify(z.toJSONSchema(route.output, { unrepresentable: 'any' }))
  const routes = Object.values(api as Readonly<Record<string, Contract>>).flatMap((contract) =>
    Object.entries(contract),
  )
  const withSecret = routes.filter(([, route]) => /secret|token|"hash"|api_?key/i.test(schemaOf(route)))
  // the check finds what it looks for
  expect(withSecret.map(([key]) => key)).toContain('POST /v2/agents/{agentId}/identity-secret')
  expect(withSecret.filter(([, route]) => route.idempotent).map(([key]) => key)).toEqual([])
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
