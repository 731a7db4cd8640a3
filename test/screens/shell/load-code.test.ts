import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebConfig } from '#shared/web-config'

const FILE = 'http://127.0.0.1/assets/part.js'
/** How browsers call a module that did not arrive. */
const MISSING = {
  Chromium: `Failed to fetch dynamically imported module: ${FILE}`,
  Firefox: `error loading dynamically imported module: ${FILE}`,
  Safari: 'Importing a module script failed.',
} as const
const ALL_TRIES_MS = 10_000

/** An import that fails so many times. */
const failing = (times: number, message: string = MISSING.Chromium) => {
  let left = times
  return vi.fn(async () => {
    if (left-- > 0) throw new TypeError(message)
    return 'loaded'
  })
}

/** The server: its page is of release one, as this one, and its file arrives or does not. */
let doesFileArrive = false
const requests: string[] = []

let loadCode: typeof import('#web/lib/loading/load-code.ts').loadCode
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  doesFileArrive = false
  requests.length = 0
  vi.stubGlobal('fetch', async (address: string): Promise<Response> => {
    requests.push(address)
    const config: WebConfig = { regions: {}, defaultRegion: 'eu', release: 'one' }
    if (address === '/config.json') return Response.json(config)
    return doesFileArrive ? new Response('export {}') : Response.error()
  })
  vi.resetModules()
  loadCode = (await import('#web/lib/loading/load-code.ts')).loadCode
})
afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The result or the failure, once all tries are over. */
const endOf = async (work: Promise<unknown>): Promise<unknown> => {
  const end = work.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(ALL_TRIES_MS)
  expect(vi.getTimerCount()).toBe(0)
  return end
}

test.each(Object.entries(MISSING))('%s asks again for a file that did not arrive, and gets it', async (_, message) => {
  const load = failing(3, message)
  expect(await endOf(loadCode(load))).toBe('loaded')
  expect(load).toHaveBeenCalledTimes(4)
})

test('the pauses between the tries grow', async () => {
  const load = failing(3)
  const work = loadCode(load)
  const calls: number[] = []
  for (const ms of [0, 299, 1, 999, 1, 2999, 1]) {
    await vi.advanceTimersByTimeAsync(ms)
    calls.push(load.mock.calls.length)
  }
  expect(calls).toEqual([1, 1, 2, 2, 3, 3, 4])
  expect(await work).toBe('loaded')
})

test('a file that never arrives is a failed connection after four tries', async () => {
  const load = failing(Number.POSITIVE_INFINITY)
  expect(await endOf(loadCode(load))).toMatchObject({ name: 'Problem', code: 'unavailable' })
  expect(load).toHaveBeenCalledTimes(4)
})

test('a file that arrives although the browser does not import it is imported once more', async () => {
  doesFileArrive = true
  const load = failing(4)
  expect(await endOf(loadCode(load))).toBe('loaded')
  expect(requests).toContain(FILE)
})

test('where the browser remembers that the file did not arrive, a reload of the same release helps', async () => {
  doesFileArrive = true
  const load = failing(Number.POSITIVE_INFINITY)
  expect(await endOf(loadCode(load))).toMatchObject({ name: 'OutdatedProblem', release: 'one' })
})

test('a connection that is lost between two tries ends them at once', async () => {
  const load = failing(Number.POSITIVE_INFINITY)
  const end = loadCode(load).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(100)
  onlineManager.setOnline(false)
  expect(await end).toHaveProperty('name', 'OfflineProblem')
  expect(load).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('a caller who left ends the tries, with their reason', async () => {
  const leaving = new AbortController()
  const load = failing(Number.POSITIVE_INFINITY)
  const end = loadCode(load, leaving.signal).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(100)
  leaving.abort('left')
  expect(await end).toBe('left')
  expect(load).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('an error of the module itself is not tried again', async () => {
  const load = vi.fn(async () => {
    throw new TypeError('part is not a function')
  })
  expect(await endOf(loadCode(load))).toHaveProperty('message', 'part is not a function')
  expect(load).toHaveBeenCalledTimes(1)
})
