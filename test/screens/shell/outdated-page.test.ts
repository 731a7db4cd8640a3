import { findByRole, queryByText, waitFor } from '@testing-library/dom'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebConfig } from '#shared/web-config'

const pool = {
  signIn: { userPoolId: 'pool', userPoolClientId: 'client', hasPassword: true },
  liveUrl: 'ws://live.example',
}
const text = 'A new version of the dashboard is available.'

/** The releases of the deployed page and of the functions. */
let deployed: string
let answering: string
let checks: number
let root: Root | undefined

beforeEach(() => {
  checks = -1
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/config.json') {
      checks++
      const config: WebConfig = { regions: { eu: pool }, defaultRegion: 'eu', release: deployed }
      return Response.json(config)
    }
    return Response.json({ ok: true }, { headers: { 'x-release': answering } })
  })
})

afterEach(() => {
  root?.unmount()
  vi.unstubAllGlobals()
  vi.resetModules()
  document.body.replaceChildren()
})

/** A page of the first release, loaded anew: its note, and a call as its screens make them. */
const openPage = async () => {
  deployed = answering = 'one'
  vi.resetModules()
  const [{ callIn }, { isPageOutdated }, { ReleaseNote }] = await Promise.all([
    import('#web/lib/api/call.ts'),
    import('#web/lib/api/release.ts'),
    import('#web/shell/states/release-note.tsx'),
  ])
  const page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
  root.render(createElement(ReleaseNote))
  const call = () => callIn('eu')('GET /v2/agents/{agentId}', { agentId: 'agent-1' })
  await call()
  return { page, call, isPageOutdated }
}

test('an older page goes on working, and offers to load the newer one', async () => {
  const { page, call } = await openPage()
  expect(queryByText(page, text)).toBeNull()
  deployed = answering = 'two'
  expect(await call()).toEqual({ ok: true })
  const reload = await findByRole(page, 'button', { name: 'Reload' })
  expect(queryByText(page, text)).not.toBeNull()
  const reloaded = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  reload.click()
  expect(reloaded).toHaveBeenCalledOnce()
  reloaded.mockRestore()
})

test('while only the functions are newer, a reload would bring the same page: it is not offered, and asked for once a minute', async () => {
  const { page, call, isPageOutdated } = await openPage()
  answering = 'two'
  for (let calls = 0; calls < 5; calls++) await call()
  await waitFor(() => expect(checks).toBe(1))
  // longer than it takes to read the answer of that check
  for (let calls = 0; calls < 5; calls++) await call()
  expect(isPageOutdated()).toBe(false)
  expect(queryByText(page, text)).toBeNull()
})
