import { onlineManager } from '@tanstack/react-query'
import { within } from '@testing-library/dom'
import { createElement, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebConfig } from '#shared/web-config'

const Part = () => createElement('p', {}, 'Here it is.')

/** Longer than all tries to load a file take. */
const ALL_TRIES_MS = 10_000

/** A file as a browser asks for it: it does not arrive until `arrive` is called, or after so many requests. */
const lateFile = (requests = Number.POSITIVE_INFINITY) => {
  let left = requests
  const load = vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module: http://127.0.0.1/part.js')
    return { Part }
  })
  return {
    load,
    arrive: () => {
      left = 0
    },
  }
}

/** The releases of this page and of the one that is deployed, and how its files arrive by themselves. */
const deploy = (releases: readonly string[], file = () => Response.error()) => {
  const left = [...releases]
  vi.stubGlobal('fetch', async (address: string): Promise<Response> => {
    if (address.endsWith('.js')) return file()
    const config: WebConfig = { regions: {}, defaultRegion: 'eu', release: left.shift() ?? releases.at(-1) ?? '' }
    return Response.json(config)
  })
}

/** The modules as a page loads them: they remember its release. */
const loadModules = async () => {
  vi.resetModules()
  const [{ lazyScreen }, { reloadOnce }, { lazyPart }] = await Promise.all([
    import('#web/lib/loading/lazy-screen.ts'),
    import('#web/lib/loading/reload-once.ts'),
    import('#web/ui/feedback/lazy-part.tsx'),
  ])
  return { lazyScreen, reloadOnce, lazyPart }
}

let root: Root | undefined
let web: Awaited<ReturnType<typeof loadModules>>
beforeEach(async () => {
  web = await loadModules()
})
afterEach(() => {
  root?.unmount()
  vi.resetModules()
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  sessionStorage.clear()
  document.body.replaceChildren()
})

const draw = (part: () => unknown) => {
  const element = createElement(part as typeof Part)
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(createElement(Suspense, {}, element))
  return within(document.body)
}

test('a screen whose file does not arrive offline fails as offline, reloads nothing, and loads when asked again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const { load, arrive } = lateFile()
  const screen = web.lazyScreen(load, 'Part')
  onlineManager.setOnline(false)
  await expect(screen.preload?.()).rejects.toHaveProperty('name', 'OfflineProblem')
  onlineManager.setOnline(true)
  arrive()
  await screen.preload?.()
  await draw(() => createElement(screen)).findByText('Here it is.')
  expect(reload).not.toHaveBeenCalled()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a file of a replaced release names the newer one, for which the page is loaded once and not for ever', async () => {
  deploy(['one', 'two'])
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const problem = await Promise.resolve(web.lazyScreen(lateFile().load, 'Part').preload?.()).catch(
    (error: unknown) => error,
  )
  expect(problem).toMatchObject({ name: 'OutdatedProblem', release: 'two' })
  expect(reload).not.toHaveBeenCalled()
  web.reloadOnce('two')
  web.reloadOnce('two')
  expect(reload).toHaveBeenCalledOnce()
})

test('a part whose file does not arrive says so in its place, and loads when the connection is back', async () => {
  const { load, arrive } = lateFile()
  onlineManager.setOnline(false)
  const page = draw(web.lazyPart(load, 'Part'))
  await page.findByText('You are offline. This opens when the connection is back.')
  arrive()
  onlineManager.setOnline(true)
  await page.findByText('Here it is.')
  expect(page.queryByText(/You are offline/)).toBeNull()
})

test('a part that fails on a connection that stands offers to try again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  deploy(['one'])
  const { load, arrive } = lateFile()
  const page = draw(web.lazyPart(load, 'Part'))
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(ALL_TRIES_MS)
  await page.findByText('The connection failed. Check your network and try again.')
  const tries = load.mock.calls.length
  arrive()
  page.getByRole('button', { name: 'Try again' }).click()
  await page.findByText('Here it is.')
  expect(load).toHaveBeenCalledTimes(tries + 1)
})
