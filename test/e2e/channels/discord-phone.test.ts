import { expect, test } from 'vitest'
import { atFileEnd } from '#test/support/browser/at-file-end'
import { expectAccessible } from '#test/support/browser/expect-accessible'
import { sharedChromium } from '#test/support/browser/shared-chromium'
import { watchPage } from '#test/support/browser/watch-page'
import { discordChannel } from '#test/support/stand-ins/discord-channel'
import { webhookReceiver } from '#test/support/stand-ins/webhook-receiver'

const ASK = {
  name: 'ask',
  description: 'Ask the assistant',
  options: [{ type: 3, name: 'question', description: 'Your question' }],
}
const FORM = {
  custom_id: 'ask',
  title: 'Ask the assistant',
  components: [{ type: 18, label: 'Your question', component: { type: 4, custom_id: 'question', style: 2 } }],
}

test('several people look at one channel: one fills in a form, all read the answer, and another presses its button', async () => {
  const channel = await discordChannel()
  const hook = await webhookReceiver()
  atFileEnd(() => {
    channel[Symbol.dispose]()
    return hook[Symbol.asyncDispose]()
  })
  await channel.listen(hook, ({ type }) => (type === 2 ? { type: 9, data: FORM } : { type: 5 }))
  const guild = (await channel.call('GET', `webhooks/${channel.webhook}`)).body.guild_id
  await channel.call('POST', `applications/${channel.app}/guilds/${guild}/commands`, ASK, channel.botToken)
  const browser = await sharedChromium.get()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  const { page, found } = await watchPage(context)
  const log = page.getByRole('log', { name: 'Messages' })
  await page.goto(`${channel.address}/phone/discord/${channel.id}`)
  await page.getByRole('button', { name: 'Commands' }).click()
  await page.getByRole('button', { name: '/ask Ask the assistant' }).click()
  const form = page.getByRole('dialog', { name: 'Ask the assistant' })
  const field = form.getByRole('textbox', { name: 'Your question' })
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await expectAccessible(page)
  // an ordinary message carries files, and no place
  for (const [name, count] of [
    ['Photo', 1],
    ['File', 1],
    ['Voice', 1],
    ['Location', 0],
  ] as const)
    expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(count)
  await field.fill('What does a service cost?')
  await form.getByRole('button', { name: 'Submit' }).click()
  await log.getByText('Parley is thinking…').waitFor()
  // the agent is told of replies, by the gateway, and of no reactions
  await log.getByRole('button', { name: 'Message options' }).last().click()
  await log.getByRole('button', { name: 'Delete' }).waitFor()
  for (const [name, count] of [
    ['Reply', 1],
    [/^React with/, 0],
  ] as const)
    expect(await log.getByRole('button', { name }).count()).toBe(count)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Rui (Porto)' }).click()
  await log.getByText('Parley is thinking…').waitFor()
  const asked = hook.received.find(({ body }) => body.type === 5)
  const components = [{ type: 1, components: [{ type: 2, style: 2, label: 'Book', custom_id: 'm.0.0' }] }]
  await channel.call('PATCH', `webhooks/${channel.app}/${asked?.body.token}/messages/@original`, {
    content: 'A **full service** is 139 euros.',
    components,
  })
  await log.locator('strong', { hasText: 'full service' }).waitFor()
  await expectAccessible(page)
  await log.getByRole('button', { name: 'Book' }).click()
  await expect.poll(() => hook.received.at(-1)?.body).toMatchObject({ type: 3, data: { custom_id: 'm.0.0' } })
  await page.getByRole('button', { name: 'Light or dark' }).click()
  await expectAccessible(page)
  expect(await found()).toEqual([])
})
