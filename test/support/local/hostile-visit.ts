import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Agent } from '#shared/agents/schema'
import { enter, openFirstAgent } from '#test/support/browser/sign-in'
import { watchPage } from '#test/support/browser/watch-page'
import { ownRun } from '#test/support/local/own-run'
import { xssVectors as everyVector } from '#test/support/samples/xss-vectors'
import { oneOfEach } from '#test/support/sweeps/one-of-each'

// the last one is searched for on many screens: it is the same in every choice
const ending = everyVector.slice(-1)
export const vectors = [...oneOfEach(6, everyVector.slice(0, -1)), ...ending]
export const all = everyVector.join(' ')
/** Where every entry has a menu, a form or a dialog, one of each class and of each shape represents the rest. */
export const some = vectors.length < everyVector.length ? vectors : vectors.filter((_, index) => index % 6 === 0)
export const last = <T>(list: readonly T[]): T => list.at(-1) as T

/** A member's own browser page in the dashboard, which reports every script that hostile text starts. */
export const hostileVisit = async () => {
  const { local, browser, owner } = await ownRun()
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
  const { page, found } = await watchPage(context)
  const settings = page.waitForResponse((answer) => /\/v2\/agents\/\w{16}$/.test(new URL(answer.url()).pathname))
  await enter(page, local, owner)
  const agentId = await openFirstAgent(page)
  const agent = ((await (await settings).json()) as { data: Agent }).data
  const at = (path: string) => `${local.addresses.dashboard}/app/eu${path}`
  return { page, found, agentId, agent, at, tab: (path: string) => at(`/agents/${agentId}/${path}`) }
}

export type HostileVisit = Awaited<ReturnType<typeof hostileVisit>>

/** The screen shows the text to the letter, and none of it was executed. */
export const expectWords = async (place: ReturnType<Page['locator']>, words: readonly string[]) => {
  await place.nth(words.length - 1).waitFor()
  const shown = await place.evaluateAll((elements) => elements.map((element) => element.textContent))
  expect(words.filter((text, index) => shown[index] !== text)).toEqual([])
}
