import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { sharedAgentQuery } from '#web/features/share/shared-agent-query.ts'

const config = { regions: {}, defaultRegion: 'eu' }
const known = () => Response.json({ data: { title: 'Tide desk' } })
const unknown = () => Response.json({ code: 'not-found', message: 'no agent' }, { status: 404 })
const down = () => new Response('', { status: 503 })

/** Looks for an agent in regions with these responses. */
const find = (answers: Readonly<Record<'eu' | 'na', () => Response>>) => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/config.json') return Response.json(config)
    return url.startsWith('/api/eu/') ? answers.eu() : answers.na()
  })
  return new QueryClient().fetchQuery(sharedAgentQuery(['eu', 'na'], 'agent'))
}
afterEach(() => vi.unstubAllGlobals())

test('a shared agent is found in the region that has it', async () => {
  expect(await find({ eu: unknown, na: known })).toEqual({ region: 'na', name: 'Tide desk' })
})

test('a region that is down hides no agent of another', async () => {
  expect(await find({ eu: down, na: known })).toEqual({ region: 'na', name: 'Tide desk' })
})

test('a missing agent is missing only if every region said so', async () => {
  await expect(find({ eu: unknown, na: unknown })).rejects.toMatchObject({ code: 'not-found' })
  await expect(find({ eu: down, na: unknown })).rejects.not.toMatchObject({ code: 'not-found' })
})
