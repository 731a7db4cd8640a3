import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebConfig } from '#shared/web-config'
import { gapsQuery } from '#web/features/gaps/queries.ts'
import { addPairMutation } from '#web/features/knowledge/pairs/queries.ts'

const pool = {
  signIn: { userPoolId: 'pool', userPoolClientId: 'client', hasPassword: true },
  liveUrl: 'ws://live.example',
}
const config: WebConfig = { regions: { eu: pool, na: pool }, defaultRegion: 'eu' }

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (url: string) => Response.json(url === '/config.json' ? config : { pair: { id: 'p' } }))
})
afterEach(() => vi.unstubAllGlobals())

const gap = (id: string) => ({
  id,
  agentId: 'a',
  question: `${id}?`,
  askedAs: [],
  count: 1,
  lastAt: 0,
  conversationIds: [],
})
const content = { question: 'Llamas?', answer: 'Yes.', alsoAskedAs: [], tags: [], answersAbove: 0.82 }

test('the gap of a written answer leaves the list at once and is not refetched too early', async () => {
  const client = new QueryClient()
  const { queryKey } = gapsQuery('eu', 'a')
  client.setQueryData(queryKey, [gap('llamas'), gap('umbrellas')])
  const add = (gapId?: string) =>
    client
      .getMutationCache()
      .build(client, addPairMutation('eu', 'a'))
      .execute({ ...content, ...(gapId ? { gapId } : {}) })
  await add('llamas')
  expect(client.getQueryData(queryKey)?.map(({ id }) => id)).toEqual(['umbrellas'])
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false)
  await add()
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
