import { expect, test } from 'vitest'
import { atFileEnd } from '#test/support/browser/at-file-end'
import { expectAccessible } from '#test/support/browser/expect-accessible'
import { sharedChromium } from '#test/support/browser/shared-chromium'
import { watchPage } from '#test/support/browser/watch-page'
import { itemsOf, metaInbox } from '#test/support/stand-ins/meta-inbox'
import { webhookReceiver } from '#test/support/stand-ins/webhook-receiver'

const visit = async (kind: 'messenger' | 'instagram') => {
  const inbox = await metaInbox(kind)
  const hook = await webhookReceiver()
  atFileEnd(() => {
    inbox[Symbol.dispose]()
    return hook[Symbol.asyncDispose]()
  })
  const browser = await sharedChromium.get()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const { page, found } = await watchPage(context)
  const [sofie = ''] = inbox.people
  await page.goto(`${inbox.address}/phone/${kind}/${inbox.id}`)
  const log = page.getByRole('log', { name: 'Messages' })
  const write = async (text: string) => {
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill(text)
    await page.keyboard.press('Enter')
    await log.getByText(text).first().waitFor()
  }
  return { inbox, hook, page, found, sofie, log, write }
}

test('on Messenger a person writes, chooses a card and a quick reply, edits, and sees the page answer', async () => {
  const { inbox, hook, page, found, sofie, log, write } = await visit('messenger')
  await inbox.subscribe(hook, 'messages,messaging_postbacks,message_edits')
  await write('Hello')
  await log.getByRole('img', { name: 'Delivered to the agent' }).waitFor()
  const buttons = [{ type: 'postback', title: 'Book a ride', payload: 'book' }]
  const elements = [
    { title: 'City bicycle', subtitle: 'For every day', buttons },
    { title: 'Touring bicycle', subtitle: 'For far away' },
  ]
  await inbox.send(sofie, { attachment: { type: 'template', payload: { template_type: 'generic', elements } } })
  const cards = log.getByRole('list', { name: 'Cards' })
  await cards.getByText('Touring bicycle').waitFor()
  await expectAccessible(page)
  await cards.getByRole('button', { name: 'Book a ride' }).click()
  const quick_replies = [{ content_type: 'text', title: 'Thursday', payload: 'thu' }]
  await inbox.send(sofie, { text: 'Which day?', quick_replies })
  await log.getByRole('button', { name: 'Thursday' }).click()
  await log.getByRole('button', { name: 'Thursday' }).waitFor({ state: 'detached' })
  const own = log.getByRole('listitem').filter({ hasText: 'Hello' })
  await own.getByRole('button', { name: 'Message options' }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await write('Hello there')
  await hook.arrived(4)
  expect(itemsOf(hook)).toMatchObject([
    { message: { text: 'Hello' } },
    { postback: { payload: 'book' } },
    { message: { quick_reply: { payload: 'thu' } } },
    { message_edit: { text: 'Hello there' } },
  ])
  await page.getByRole('switch', { name: 'Block this account' }).click()
  await page.getByText('You blocked this account.').waitFor()
  expect(await page.getByRole('button', { name: 'Location', exact: true }).count()).toBe(0)
  expect(await found()).toEqual([])
})

test('on Instagram a person replies to a story and mentions the account in one, and unsends a message', async () => {
  const { inbox, hook, page, found, log, write } = await visit('instagram')
  await inbox.subscribe(hook, 'messages')
  await page.getByRole('button', { name: 'Reply to a story' }).click()
  await page.getByRole('textbox', { name: 'Message' }).last().fill('Lovely bicycle')
  await page.keyboard.press('Enter')
  await log.getByText('Lovely bicycle').waitFor()
  await page.getByRole('button', { name: 'Mention in a story' }).click()
  await log.getByRole('img', { name: 'Photo: story.png' }).waitFor()
  await write('Sorry')
  await log.getByRole('listitem').filter({ hasText: 'Sorry' }).getByRole('button', { name: 'Message options' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await log.getByText('Sorry').waitFor({ state: 'detached' })
  await hook.arrived(4)
  expect(itemsOf(hook)).toMatchObject([
    { message: { text: 'Lovely bicycle', reply_to: { story: {} } } },
    { message: { attachments: [{ type: 'story_mention' }] } },
    { message: { text: 'Sorry' } },
    { message: { is_deleted: true } },
  ])
  await expectAccessible(page)
  expect(await found()).toEqual([])
})

test.each(['messenger', 'instagram'] as const)('at 390 pixels %s’s phone fills the screen', async (kind) => {
  const { inbox, page, sofie, log, write } = await visit(kind)
  await page.setViewportSize({ width: 390, height: 844 })
  await write('Hello')
  const quick_replies = ['Thursday', 'Friday', 'Next week', 'I do not know'].map((title) => ({
    content_type: 'text',
    title,
    payload: title,
  }))
  await inbox.send(sofie, { text: 'Which day?', quick_replies })
  await log.getByRole('button', { name: 'I do not know' }).waitFor()
  for (const part of ['Who', 'Controls', 'Phone']) {
    await page.getByRole('button', { name: part, exact: true }).click()
    const size = () =>
      page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])
    // the part scrolls, the page does not
    expect(await size(), part).toEqual([390, 844])
    await expectAccessible(page)
  }
})
