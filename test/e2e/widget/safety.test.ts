import { afterAll, beforeAll, expect, test } from 'vitest'
import { conversationMessages } from '#shared/conversations/messages'
import { xssVectors } from '#test/support/samples/xss-vectors'
import { type WidgetHarness, widgetHarness } from '#test/support/widget/widget-harness'

let harness: WidgetHarness
beforeAll(async () => {
  harness = await widgetHarness()
})
afterAll(() => harness.close())

test('a page that the agent does not allow cannot frame the chat, and allowed ones can', async () => {
  const { host } = harness
  const { site, control } = host
  const frame = `${host.origin}/app/eu/render/${control.agent.ID}/iframe`
  const before = { ...control }
  control.page = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><iframe title="Chat" width="400" height="600" src="${frame}"></iframe>`
  const framed = async (allowedOrigins: readonly string[]) => {
    control.allowedOrigins = allowedOrigins
    const { page } = await harness.visitor()
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('frame-ancestors')) refused.push(message.text())
    })
    await page.goto(site)
    return { chat: page.frameLocator('iframe').getByRole('log'), refused }
  }
  for (const allowed of [[], [new URL(site).origin], ['https://other.example', new URL(site).origin]]) {
    const { chat, refused } = await framed(allowed)
    await chat.waitFor()
    expect(refused).toEqual([])
  }
  for (const allowed of [['https://other.example'], ['http://*.localhost'], [new URL(host.origin).origin]]) {
    const { refused } = await framed(allowed)
    await expect.poll(() => refused.length).toBe(1)
  }
  Object.assign(control, before)
})

test('hostile text runs no script and sends no request, from every sender and in every place', async () => {
  const { control } = harness.host
  const all = xssVectors.join('\n\n')
  control.greeting = xssVectors.map((text) => ({ text }))
  control.agent = {
    ...control.agent,
    title: '<img src=x onerror=pwned("title")>',
    proactiveMessage: '<svg onload=pwned("greeting")>',
    branding: '<img src="https://evil.example/b.gif" onerror=pwned("branding")>',
    fontFamily: 'x; background: url(https://evil.example/f)',
    onBrand: '#fff;background:url(https://evil.example/o)',
    lang: '"><img src=x onerror=pwned("lang")>',
    ui: { showWhatsappButtonOnWeb: true },
    whatsappPhoneNumber: 'javascript:pwned("whatsapp")//1',
  }
  control.answer = async function* (sent) {
    yield { type: 'step', text: '<img src=x onerror=pwned("step")>' }
    for (const vector of xssVectors) yield { type: 'delta', text: `${vector}\n\n` }
    yield { type: 'part', part: { kind: 'image', url: 'javascript:pwned("image")', alt: sent } }
    yield { type: 'part', part: { kind: 'image', url: 'https://evil.example/i.png', alt: '<svg onload=pwned("alt")>' } }
    yield { type: 'part', part: { kind: 'video', url: 'data:text/html,<script>pwned("video")</script>', title: 'x' } }
    yield { type: 'part', part: { kind: 'video', url: 'https://evil.example/v.mp4', title: 'x' } }
    yield {
      type: 'part',
      part: {
        kind: 'carousel',
        cards: [
          {
            title: '<img src=x onerror=pwned("card")>',
            text: all.slice(0, 200),
            imageUrl: 'https://evil.example/c.png',
          },
        ],
      },
    }
    yield { type: 'part', part: { kind: 'buttons', buttons: [{ label: '<svg onload=pwned("label")>', says: 'x' }] } }
    const citations = xssVectors
      .slice(0, 9)
      .map((title, i) => ({ n: i + 1, title, url: 'javascript:pwned("source")', sourceId: 's' }))
    yield { type: 'done', messageId: '', message: { id: '', role: 'agent', text: '', at: 0, citations } }
  }
  const { page, requests } = await harness.visitor()
  await page.addInitScript(() => {
    const ran: unknown[] = []
    Object.assign(window, { ran, pwned: (by: unknown) => ran.push(by), alert: (by: unknown) => ran.push(by) })
  })
  await page.goto(harness.host.site)
  await page.getByRole('button', { name: 'Dismiss' }).waitFor()
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page
    .getByText('[x](//evil.example/x)')
    .or(page.getByText('x', { exact: true }))
    .first()
    .waitFor()
  await page.getByRole('textbox').fill(all.slice(0, 3900))
  await page.getByRole('textbox').press('Enter')
  await page.getByRole('button', { name: '<svg onload=pwned("label")>' }).waitFor()

  const found = await page.getByRole('dialog').evaluate((dialog) => {
    const allowed = new Set(
      'dialog header span svg path h2 i button div p br strong em del code pre a ul ol li b blockquote h3 hr table thead tbody tr th td time form textarea'.split(
        ' ',
      ),
    )
    const elements = [...dialog.querySelectorAll('*')]
    return {
      elements: [...new Set(elements.map(({ localName }) => localName))].filter((name) => !allowed.has(name)),
      handlers: elements.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on'))),
      links: elements
        .flatMap((element) => [
          element.getAttribute('href'),
          element.getAttribute('src'),
          element.getAttribute('xlink:href'),
        ])
        .filter((address) => address !== null && !/^(https?|mailto|tel):/.test(address)),
      unguarded: elements.filter(
        (element) => element.localName === 'a' && element.getAttribute('rel') !== 'noopener nofollow',
      ).length,
      styles: elements
        .map((element) => element.getAttribute('style'))
        .filter((style) => /url|expression|import/i.test(style ?? '')),
    }
  })
  expect(found).toEqual({ elements: [], handlers: [], links: [], unguarded: 0, styles: [] })

  // everything that can be pressed is pressed: nothing of it may run either
  for (const link of await page.getByRole('dialog').getByRole('link').all()) await link.dispatchEvent('mouseover')
  await expect.poll(() => page.evaluate(() => (window as unknown as { ran: unknown[] }).ran)).toEqual([])
  expect(requests.filter((url) => !url.startsWith(harness.host.origin) && !url.startsWith(harness.host.site))).toEqual(
    [],
  )
})

test('on a website that the owner does not allow, the visitor sees no error and no chat, and the console has one line', async () => {
  const { control, site } = harness.host
  const before = { ...control }
  control.intercept = ({ method, path }) =>
    method === 'POST' && path.endsWith('/conversations')
      ? {
          status: 403,
          body: {
            code: 'forbidden',
            message: conversationMessages.wrongOrigin,
            key: 'conversations.wrongOrigin',
            requestId: 'r',
          },
        }
      : undefined
  const { page, errors } = await harness.visitor()
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.goto(site)
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await expect.poll(() => warnings).toEqual([conversationMessages.wrongOrigin])
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.getByRole('button', { name: /chat/ }).count()).toBe(0)
  expect(await page.getByText(conversationMessages.wrongOrigin).count()).toBe(0)
  // the browser's own line about the refused request
  expect(errors.filter((error) => !/403/.test(error))).toEqual([])
  Object.assign(control, before)
})
