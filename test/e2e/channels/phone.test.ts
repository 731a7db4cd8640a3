import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atFileEnd } from '#test/support/browser/at-file-end'
import { expectAccessible } from '#test/support/browser/expect-accessible'
import { sharedChromium } from '#test/support/browser/shared-chromium'
import { watchPage } from '#test/support/browser/watch-page'
import { onePixel } from '#test/support/stand-ins/one-pixel'
import { telegramBot } from '#test/support/stand-ins/telegram-bot'
import { webhookReceiver } from '#test/support/stand-ins/webhook-receiver'

const visit = async () => {
  const bot = await telegramBot()
  const hook = await webhookReceiver()
  atFileEnd(() => {
    bot[Symbol.dispose]()
    return hook[Symbol.asyncDispose]()
  })
  const browser = await sharedChromium.get()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const { page, found } = await watchPage(context)
  const [sofie = ''] = bot.people
  return { bot, hook, page, found, sofie, log: page.getByRole('log', { name: 'Messages' }) }
}

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.keyboard.press('Enter')
}

test('a person starts the bot, writes, answers, edits, presses a button and sends files, and sees what the bot does', async () => {
  const { bot, hook, page, found, sofie, log } = await visit()
  await bot.call('setWebhook', { url: hook.url })
  await page.goto(`${bot.address}/phone`)
  expect(new URL(page.url()).pathname).toBe('/phone')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await log.getByText('/start').waitFor()
  await log.getByRole('img', { name: 'Delivered to the agent' }).waitFor()

  const text = 'A full service is 139 euros. See the price list.'
  const entities = [
    { type: 'bold', offset: text.indexOf('139'), length: 9 },
    { type: 'text_link', offset: text.indexOf('price'), length: 10, url: 'https://example.com/prices' },
  ]
  const reply_markup = { inline_keyboard: [[{ text: 'Book', callback_data: 'book' }]] }
  await bot.call('sendChatAction', { chat_id: sofie, action: 'typing' })
  await page.getByRole('status').filter({ hasText: 'typing' }).waitFor()
  await bot.call('sendMessage', { chat_id: sofie, text, entities, reply_markup })
  await log.locator('strong', { hasText: '139 euros' }).waitFor()
  expect(await log.getByRole('link', { name: 'price list' }).getAttribute('href')).toBe('https://example.com/prices')

  await log.getByRole('button', { name: 'Book' }).click()
  await log.getByRole('img', { name: 'Waiting for the answer' }).waitFor()
  const pressed = (await hook.arrived(2)).map(({ body }) => body.callback_query as { id: string } | undefined)
  await bot.call('answerCallbackQuery', { callback_query_id: pressed[1]?.id, text: 'Booked for Thursday' })
  await page.getByRole('alert').getByText('Booked for Thursday').waitFor()
  await log.getByRole('img', { name: 'Waiting for the answer' }).waitFor({ state: 'detached' })

  const bubble = (words: string) => log.getByRole('listitem').filter({ hasText: words })
  await bubble('139 euros').getByRole('button', { name: 'Message options' }).click()
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await write(page, 'Thrusday please')
  await bubble('Thrusday please').getByText('A full service').waitFor()
  await bubble('Thrusday please').getByRole('button', { name: 'Message options' }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await write(page, 'Thursday please')
  await bubble('Thursday please').getByText('edited').waitFor()

  await page.getByLabel('File to send').setInputFiles({ name: 'bike.png', mimeType: 'image/png', buffer: onePixel })
  await log.getByRole('img', { name: 'Photo: bike.png' }).waitFor()
  // no microphone here: a silent note is sent, which a browser can read to its end
  await page.getByRole('button', { name: 'Record a voice note' }).click()
  await log.getByLabel('Voice note, 3 seconds').waitFor()
  const seconds = () => log.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration)
  await expect.poll(seconds).toBeCloseTo(3, 1)
  const kinds = (await hook.arrived(6)).map(({ body }) => Object.keys(body)[1])
  expect(kinds).toEqual(['message', 'callback_query', 'message', 'edited_message', 'message', 'message'])
  await expectAccessible(page)
  expect(await found()).toEqual([])
})

test('BotFather gives a token to copy; people, groups and switches are a click away, and the requests can be read', async () => {
  const { bot, page, log } = await visit()
  await page.goto(`${bot.address}/phone/telegram/${bot.id}`)
  await page.getByRole('button', { name: 'New bot' }).click()
  await page.getByRole('textbox', { name: 'Name of the bot' }).fill('Librairie du Quai')
  await page.keyboard.press('Enter')
  const account = page.getByRole('region', { name: 'Account' })
  await account.getByRole('heading', { name: 'Librairie du Quai' }).waitFor()
  const token = (await account.getByText(/^\d+:/).textContent()) ?? ''
  expect(await bot.call('getMe', {}, token)).toMatchObject({ result: { username: 'librairieduquai_bot' } })

  await page.getByRole('button', { name: 'Another person' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana Lima')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'What Ana does' }).waitFor()
  await page.getByRole('button', { name: 'New group' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Book club')
  await page.keyboard.press('Enter')
  await log.getByText('The group was created.').waitFor()
  await write(page, '@librairieduquai_bot what do we read?')
  await log.getByText('what do we read?').waitFor()

  await page.getByRole('button', { name: 'Ana Lima' }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('switch', { name: 'Block the bot' }).click()
  await page.getByText('You blocked this bot.').waitFor()
  await page.getByRole('radiogroup', { name: 'Answer 429' }).getByText('30 s').click()
  const chat_id = new URL(page.url()).searchParams.get('as') ?? ''
  await expect.poll(() => bot.call('sendMessage', { chat_id, text: 'Hi' }, token)).toMatchObject({ error_code: 429 })
  const wire = page.getByRole('region', { name: 'What went over the wire' })
  await wire.locator('summary', { hasText: 'sendMessage' }).first().click()
  await wire.getByText('retry after 30').first().waitFor()
  await expectAccessible(page)
})

test('at 390 pixels the phone fills the screen, and the rest is behind two buttons', async () => {
  const { bot, page, log, sofie } = await visit()
  await page.setViewportSize({ width: 390, height: 844 })
  await bot.act({ do: 'say', chat: sofie, from: sofie, text: 'Hello there' })
  await page.goto(`${bot.address}/phone`)
  await log.getByText('Hello there').waitFor()
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  for (const part of ['Who', 'Controls', 'Phone']) {
    await page.getByRole('button', { name: part, exact: true }).click()
    expect(await width(), part).toBe(390)
    await expectAccessible(page)
  }
})

test('what an agent or a visitor writes is only ever text', async () => {
  const { bot, page, found, log, sofie } = await visit()
  const text = '<img src=x onerror="pwned(1)"> javascript:pwned(2)'
  await bot.act({ do: 'say', chat: sofie, from: sofie, text })
  await bot.call('sendMessage', {
    chat_id: sofie,
    text,
    entities: [{ type: 'text_link', offset: 0, length: 10, url: 'javascript:pwned(3)' }],
  })
  await page.goto(`${bot.address}/phone`)
  await log.getByText('<img src=x').nth(1).waitFor()
  expect(await log.getByRole('link').count()).toBe(0)
  expect(await found()).toEqual([])
})
