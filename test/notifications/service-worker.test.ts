import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const source = readFileSync(new URL('../../web/public/sw.js', import.meta.url), 'utf8')
const origin = 'https://app.example.com'

interface Shown {
  readonly title: string
  readonly options: {
    readonly tag: string
    readonly silent: boolean
    readonly body: string
    readonly data: { path: string }
  }
}

/** Runs the worker's script in a fake browser with the APIs that it uses. */
const worker = (windows: { url: string; visibilityState: string }[] = []) => {
  const listeners = new Map<string, (event: object) => void>()
  const shown: Shown[] = []
  const opened: string[] = []
  const focused: string[] = []
  const subscribed: unknown[] = []
  const clients = {
    matchAll: async () => windows.map((it) => ({ ...it, focus: async () => focused.push(it.url) })),
    openWindow: async (url: string) => opened.push(url),
  }
  const registration = {
    scope: `${origin}/app/eu/`,
    showNotification: async (title: string, options: Shown['options']) => void shown.push({ title, options }),
    pushManager: { subscribe: async (options: unknown) => subscribed.push(options) },
  }
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: () => undefined,
    location: new URL('/sw.js', origin),
    clients,
    registration,
  }
  runInNewContext(source, { self, URL })
  const dispatch = async (type: string, event: object) => {
    const waited: Promise<unknown>[] = []
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => waited.push(work) })
    await Promise.all(waited)
  }
  return {
    types: [...listeners.keys()],
    shown,
    opened,
    focused,
    subscribed,
    push: (text: string) => dispatch('push', { data: { json: () => JSON.parse(text) } }),
    click: (path: unknown) =>
      dispatch('notificationclick', { notification: { close: () => undefined, data: { path } } }),
    change: (event: object) => dispatch('pushsubscriptionchange', event),
  }
}

const news = {
  title: 'Marta Alves asked for a teammate',
  body: 'Concierge',
  path: '/app/eu/agents/A/convos?chat=C',
  tag: '1-E',
  at: 9,
}

test('the worker answers no requests and stores nothing', () => {
  expect(worker().types).toEqual(['install', 'push', 'notificationclick', 'pushsubscriptionchange'])
  expect(source).not.toMatch(/\bcaches\b|indexedDB|importScripts|fetch\(/)
})

test('a push is shown, under a tag by which a second delivery replaces it', async () => {
  const { push, shown } = worker()
  await push(JSON.stringify(news))
  await push(JSON.stringify(news))
  expect(shown).toHaveLength(2)
  expect(new Set(shown.map(({ options }) => options.tag))).toEqual(new Set(['1-E']))
  expect(shown[0]).toMatchObject({ title: news.title, options: { body: 'Concierge', silent: false, timestamp: 9 } })
})

test('it is silent while a dashboard is open, which announces it', async () => {
  const { push, shown } = worker([{ url: `${origin}/app/eu/agents`, visibilityState: 'visible' }])
  await push(JSON.stringify(news))
  expect(shown[0]?.options.silent).toBe(true)
})

test.each(['', 'nonsense', '{"title":7,"tag":{}}'])(
  '%j is shown as a notification, as browsers require',
  async (text) => {
    const { push, shown } = worker()
    await push(text)
    expect(shown).toMatchObject([{ title: 'Something new', options: { body: '', tag: '' } }])
  },
)

test('a click opens a new window, and no page with unsaved changes navigates away', async () => {
  const { click, opened, focused } = worker([{ url: `${origin}/app/eu/agents/A/settings`, visibilityState: 'hidden' }])
  await click(news.path)
  expect([opened, focused]).toEqual([[origin + news.path], []])
})

test('a page that is open already is focused', async () => {
  const { click, opened, focused } = worker([{ url: origin + news.path, visibilityState: 'hidden' }])
  await click(news.path)
  expect([opened, focused]).toEqual([[], [origin + news.path]])
})

test.each(['https://evil.example/', '//evil.example/app', 'javascript:alert(1)'])(
  'a click never leads to %s',
  async (path) => {
    const { click, opened } = worker()
    await click(path)
    expect(opened).toEqual([])
  },
)

test('a subscription that the browser ended is renewed with the same key', async () => {
  const { change, subscribed } = worker()
  const options = { userVisibleOnly: true, applicationServerKey: 'K' }
  await change({ oldSubscription: { options } })
  await change({ oldSubscription: { options }, newSubscription: {} })
  await change({})
  expect(subscribed).toEqual([options])
})
