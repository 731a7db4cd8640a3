import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { openChromium } from '#test/support/browser/open-chromium'
import { type LocalRun, startLocalRun } from '#test/support/local/start-local-run'
import { transcriptionStandIn } from '#test/support/providers/transcription-stand-in'

let local: LocalRun
let browser: Browser
let provider: Awaited<ReturnType<typeof transcriptionStandIn>>
let agentId = ''
beforeAll(async () => {
  provider = await transcriptionStandIn()
  const environment = { DEEPGRAM_API_KEY: 'dg-stand-in', DEEPGRAM_BASE_URL: provider.origin }
  ;[local, browser] = await Promise.all([
    startLocalRun({ withDemo: true, environment }),
    // a microphone that beeps
    openChromium({ args: ['--use-fake-device-for-media-stream'], isFull: true }),
  ])
  await vi.waitFor(
    async () => {
      const page = await (await fetch(local.addresses.page)).text()
      agentId = /data-agent="([^"]+)"/.exec(page)?.[1] ?? ''
      expect(agentId).not.toBe('')
    },
    { timeout: 60_000, interval: 200 },
  )
  // a minute later it would run by itself
  ;(await local.regions.eu.current()).runSchedule('conversations/turn/sweep-overdue')
  await vi.waitFor(
    async () => {
      const { data } = await (await fetch(`${local.addresses.dashboard}/api/eu/public/agents/${agentId}`)).json()
      expect(data.hearsVoice).toBe(true)
    },
    { timeout: 60_000, interval: 500 },
  )
})
afterAll(async () => {
  await browser?.close()
  await local?.stop()
  await provider?.stop()
})

/** The microphones that a page got, each with its current state: `live` or `ended`. */
const microphones = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { got: readonly MediaStream[] }).got.flatMap((stream) =>
      stream.getTracks().map(({ readyState }) => String(readyState)),
    ),
  )
const opened = async (options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(() => {
    const got: MediaStream[] = []
    Object.assign(window, { got })
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      got.push(stream)
      return stream
    }
  })
  await page.goto(local.addresses.page)
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByRole('button', { name: 'Record a voice note' }).waitFor()
  return { page, errors }
}
const isRecording = (page: Page) => page.getByText('Recording', { exact: true }).waitFor({ state: 'attached' })

test('by keyboard a visitor records a note, which is transcribed, answered, and playable after a reload', async () => {
  provider.script({ kind: 'words', text: 'What does a basic service cost?' })
  const { page, errors } = await opened({ permissions: ['microphone'] })
  expect(await microphones(page)).toEqual([])
  await page.getByRole('button', { name: 'Record a voice note' }).press('Enter')
  await isRecording(page)
  await expect.poll(() => microphones(page)).toEqual(['live'])
  expect(await findAccessibilityFaults(page)).toEqual([])
  // discarded: nothing was sent, and the microphone is free
  await page.keyboard.press('Escape')
  await expect.poll(() => microphones(page)).toEqual(['ended'])
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Write a message' }).evaluate((it) => it.matches(':focus')))
    .toBe(true)

  await page.getByRole('button', { name: 'Record a voice note' }).press('Enter')
  await isRecording(page)
  await page.getByText(/^0:(0[1-9]|[1-5]\d)$/).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('What does a basic service cost?').waitFor()
  await expect.poll(() => microphones(page)).toEqual(['ended', 'ended'])
  await page.getByText('Transcribed automatically').waitFor()
  await page
    .getByRole('log')
    .getByText(/59 euros/)
    .first()
    .waitFor()
  expect(provider.requests).toHaveLength(1)

  await page.reload()
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByText('Transcribed automatically').waitFor()
  await page.getByRole('button', { name: /^Play the voice note, 0:(0[1-9]|[1-5]\d)$/ }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  const seek = page.getByRole('slider', { name: 'Position in the voice note' })
  const plays = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const play = HTMLMediaElement.prototype.play
        HTMLMediaElement.prototype.play = function start(this: HTMLMediaElement) {
          this.addEventListener('ended', () => resolve())
          return play.call(this)
        }
      }),
  )
  await page.getByRole('button', { name: /^Play the voice note/ }).press('Enter')
  await plays
  await expect.poll(() => seek.inputValue()).toBe('0')
  expect(errors).toEqual([])
  await page.context().close()
})

test('a blocked microphone is reported, and the message can be typed', async () => {
  const { page, errors } = await opened()
  await page.getByRole('button', { name: 'Record a voice note' }).click()
  await page.getByText('The microphone is blocked').waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep typing' }).click()
  await page.keyboard.type('Hello')
  await expect.poll(() => page.getByRole('textbox', { name: 'Write a message' }).inputValue()).toBe('Hello')
  expect(errors).toEqual([])
  await page.context().close()
})
