import { expect, test } from 'vitest'
import { field, greeting, openButton, openChat, pageWith } from '#test/support/widget/chat-page'
import { AGENT_ID, fenwick } from '#test/support/widget/host/fenwick'
import { widgetFixture } from '#test/support/widget/widget-fixture'
import type {} from '#widget/loader/main.ts'

const fixture = widgetFixture()

const sent = () =>
  fixture.host.seen
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))
    .map(({ body }) => JSON.parse(body) as { text: string; variables?: Record<string, string> })

test('a page can send messages, set variables, and receive events; early calls wait', async () => {
  fixture.host.control.page = pageWith(fixture.host.origin, '').replace(
    '<main>',
    `<script>
      window.VG = { q: [] }
      for (const name of ['open', 'send', 'prefill', 'setContext', 'on']) VG[name] = (...values) => VG.q.push([name, ...values])
      window.received = []; window.messages = []
      addEventListener('VG_Events', ({ detail }) => received.push(detail))
      VG.on('new_message', ({ role, text }) => messages.push(role + ': ' + text))
      VG.setContext({ plan: 'gold', seats: 3, 'not a name': 1, nothing: null })
      VG.send('Early')
    </script><main>`,
  )
  const { page, errors } = await fixture.visitor()
  await page.goto(fixture.host.site)
  await page.getByText('You said: Early').waitFor()
  expect(sent().at(-1)).toMatchObject({ text: 'Early', variables: { plan: 'gold', seats: '3' } })
  await page.evaluate(() => {
    window.VG?.setContext?.({ plan: 'silver' })
    window.VG?.prefill?.('Do you rent')
  })
  await expect.poll(() => field(page).inputValue()).toBe('Do you rent')
  await field(page).pressSequentially(' bikes?')
  await field(page).press('Enter')
  await page.getByText('You said: Do you rent bikes?').waitFor()
  expect(sent().at(-1)?.variables).toEqual({ plan: 'silver', seats: '3' })
  await page.evaluate(() => window.VG?.close?.())
  await page.getByRole('button', openButton).waitFor()
  const found = await page.evaluate(() => {
    const { received, messages } = window as unknown as {
      received: { type: string; agentId: string }[]
      messages: string[]
    }
    return {
      types: received.map(({ type }) => type),
      ids: [...new Set(received.map(({ agentId }) => agentId))],
      messages,
    }
  })
  const turn = ['new_message', 'new_message', 'new_turn']
  expect(found.types).toEqual(['chat_open', ...turn, ...turn, 'chat_close'])
  expect(found.ids).toEqual([AGENT_ID])
  expect(found.messages).toEqual([
    'visitor: Early',
    'agent: You said: Early',
    'visitor: Do you rent bikes?',
    'agent: You said: Do you rent bikes?',
  ])
  expect(errors).toEqual([])
})

test('a page receives a restart once, and nothing more after it stops listening', async () => {
  const { page } = await fixture.visitor()
  await page.goto(fixture.host.site)
  await page.getByRole('button', openButton).waitFor()
  const reply = (words: string) => page.getByText(`You said: ${words}`)
  const ask = async (words: string) => {
    await field(page).fill(words)
    await field(page).press('Enter')
    await reply(words).waitFor()
  }
  const received = () => page.evaluate(() => (window as unknown as { received: string[] }).received)
  await page.evaluate(() => {
    const received: string[] = []
    const listener = ({ type }: { type: string }) => void received.push(type)
    Object.assign(window, { received, listener })
    for (const type of ['chat_restart', 'new_turn'] as const) window.VG?.on?.(type, listener)
    window.VG?.toggle?.()
  })
  await greeting(page).waitFor()
  await ask('Hello')
  await page.getByRole('button', { name: 'Conversation menu' }).click()
  await page.getByRole('menuitem', { name: 'Restart conversation' }).click()
  await reply('Hello').waitFor({ state: 'detached' })
  await greeting(page).waitFor()
  await expect.poll(received).toEqual(['new_turn', 'chat_restart'])
  await page.evaluate(() => {
    const { listener } = window as unknown as { listener: () => void }
    for (const type of ['chat_restart', 'new_turn'] as const) window.VG?.off?.(type, listener)
    // receives what the previous one no longer does
    window.VG?.on?.('new_turn', () => document.body.setAttribute('data-heard', ''))
  })
  await ask('Still there?')
  await page.locator('body[data-heard]').waitFor()
  await expect.poll(received).toEqual(['new_turn', 'chat_restart'])
  await page.evaluate(() => window.VG?.toggle?.())
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

test('messages from before the page was opened raise no event', async () => {
  const { page } = await fixture.visitor()
  await openChat(page, fixture.host.site)
  await page.addInitScript(() => {
    const received: string[] = []
    Object.assign(window, { received })
    window.addEventListener('VG_Events', (event) => received.push((event as CustomEvent).detail.type))
  })
  await page.reload()
  await page.getByRole('button', openButton).click()
  await greeting(page).waitFor()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { received: string[] }).received))
    .toEqual(['chat_open'])
})

test.each([
  [true, '/pricing?plan=b'],
  [false, undefined],
])('with listenForUrlChanges %s the agent gets the current page: %s', async (listenForUrlChanges, path) => {
  fixture.host.control.agent = { ...fenwick, listenForUrlChanges }
  const { page } = await fixture.visitor()
  await openChat(page, fixture.host.site)
  await page.evaluate(() => history.pushState({}, '', '/pricing?plan=b#top'))
  await field(page).fill('What does it cost?')
  await field(page).press('Enter')
  await page.getByText('You said: What does it cost?').waitFor()
  expect(sent().at(-1)?.variables?.page_url).toBe(path && new URL(path, fixture.host.site).href)
})
