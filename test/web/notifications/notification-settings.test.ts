import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { notificationsQuery, seenMutation, settingsMutation } from '#web/features/notifications/queries.ts'

afterEach(() => vi.unstubAllGlobals())

type Off = Parameters<NonNullable<ReturnType<typeof settingsMutation>['mutationFn']>>[0]['off']

/** A server that answers saves only when the test releases them, and what the screen shows. */
const open = async () => {
  let settings: object = { sound: true, off: [] }
  const saves: { off: Off; answer: () => void }[] = []
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (url === '/config.json') return Response.json({ regions: {}, defaultRegion: 'eu' })
    if (method === 'PUT') {
      const wanted = JSON.parse(String(body))
      const { promise, resolve } = Promise.withResolvers<void>()
      saves.push({ off: wanted.off, answer: resolve })
      await promise
      settings = wanted
      return Response.json({ settings })
    }
    return Response.json(method === 'POST' ? {} : { notifications: [], settings })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const query = notificationsQuery('eu', 'w')
  await client.fetchQuery(query)
  const shown: (readonly string[] | undefined)[] = []
  new QueryObserver(client, query).subscribe(({ data }) => shown.push(data?.settings.off))
  const turnOff = (off: Off) => new MutationObserver(client, settingsMutation('eu', 'w')).mutate({ sound: true, off })
  return { client, saves, shown, turnOff }
}

test('two switches turned quickly do not undo each other', async () => {
  const { client, saves, shown, turnOff } = await open()
  const first = turnOff(['rated-low'])
  const second = turnOff(['rated-low', 'crawl-done'])
  await expect.poll(() => shown.at(-1)).toEqual(['rated-low', 'crawl-done'])
  // the second waits for the first, and reading a notification in between does not refetch either
  await expect.poll(() => saves).toHaveLength(1)
  await new MutationObserver(client, seenMutation('eu', 'w')).mutate(['one'])
  saves[0]?.answer()
  await first
  await expect.poll(() => saves.map(({ off }) => off)).toEqual([['rated-low'], ['rated-low', 'crawl-done']])
  saves[1]?.answer()
  await second
  expect(shown.slice(shown.findIndex((off) => off?.length === 2)).every((off) => off?.length === 2)).toBe(true)
  expect(client.getQueryData(notificationsQuery('eu', 'w').queryKey)?.settings.off).toEqual(['rated-low', 'crawl-done'])
})
