import { expect, test } from 'vitest'
import { presentSummary } from '#functions/conversations/present-summary'
import { BOT, channelWorld, says } from '#test/channels/channel-world'

test('members read through which account a conversation is held: of two bots the other may be broken', async () => {
  const it = await channelWorld()
  await it.send(says('Hello'))
  await it.work()
  const [head] = it.conversations()
  expect(head && presentSummary(head, 'user:1')).toMatchObject({ channel: 'telegram', account: BOT })
})
