import { describe, expect, test } from 'vitest'
import { type Head, heads, messages } from '#functions/conversations/store'
import { MAX_MESSAGE_CHARACTERS } from '#shared/conversations/schema'
import { firstCharacters, lastCharacters } from '#shared/models/first-characters'
import { channelWorld, says } from '#test/channels/channel-world'
import { discordWorld } from '#test/channels/discord/discord-world'
import { IG } from '#test/channels/messenger/instagram-updates'
import { PAGE } from '#test/channels/messenger/messenger-updates'
import { ACCOUNT, IG_ACCOUNT, messengerWorld } from '#test/channels/messenger/messenger-world'
import { echoes, writes } from '#test/channels/whatsapp/talk-world'
import { postMeta, whatsappWorld } from '#test/channels/whatsapp/whatsapp-world'
import { whatsappBody } from '#test/channels/whatsapp-updates'
import { fakeModel, finish } from '#test/support/worlds/chat-world'

/** A text of which a cut after so many units leaves half an emoji, and what is left of it. */
const emojiAt = (most: number) => `${'x'.repeat(most - 1)}🌊 and more`
const leftAt = (most: number) => 'x'.repeat(most - 1)
const LONG = emojiAt(MAX_MESSAGE_CHARACTERS)
const NAME = emojiAt(120)
/** The agent's own words are cut for the list of Chats. */
const model = () => fakeModel(() => finish(emojiAt(200)))

interface Deployed {
  readonly rows: (kind: string) => readonly Record<string, unknown>[]
  readonly conversations: () => readonly Head[]
}

/** What Chats shows of the only conversation. */
const chats = async ({ conversations, rows }: Deployed) => {
  expect(conversations()).toHaveLength(1)
  expect(rows('waiting-inbound')).toEqual([])
  const [head] = conversations()
  const { items } = await messages.list(`CONV#${head?.conversationId}`, 'MSG#', { consistent: true })
  return { lastText: head?.lastText, variables: head?.variables, said: items.map(({ role, text }) => [role, text]) }
}
const SAID = [
  ['visitor', leftAt(MAX_MESSAGE_CHARACTERS)],
  ['agent', emojiAt(200)],
]

describe('a cut never leaves half an emoji', () => {
  test('at the end, or at the beginning, and leaves whole ones', () => {
    expect(firstCharacters('ab🌊c', 3)).toBe('ab')
    expect(firstCharacters('ab🌊c', 4)).toBe('ab🌊')
    expect(firstCharacters('ab🌊', 4)).toBe('ab🌊')
    expect(firstCharacters('ab', 3)).toBe('ab')
    expect(lastCharacters('ab🌊c', 2)).toBe('c')
    expect(lastCharacters('ab🌊c', 3)).toBe('🌊c')
    expect(lastCharacters('🌊c', 3)).toBe('🌊c')
    expect(lastCharacters('c', 3)).toBe('c')
  })

  test('on Telegram, of a message, a name and what a link carried', async () => {
    const it = await channelWorld({ model: model() })
    const from = { id: 5550001, is_bot: false, first_name: NAME }
    expect(await it.send(says(LONG, { from }))).toBe(200)
    await it.work()
    expect(await chats(it)).toEqual({ lastText: leftAt(200), variables: { name: leftAt(120) }, said: SAID })
    await it.send(says(`/start ${emojiAt(64)}`))
    await it.work()
    expect(it.conversations()[0]?.variables).toMatchObject({ start_payload: leftAt(64) })
  })

  test('on Telegram, of an edit', async () => {
    const it = await channelWorld()
    const first = says('Hello')
    await it.send(first)
    await it.send({ edited_message: { ...first.message, text: LONG, edit_date: 1_800_000_060 } })
    await it.work()
    const [head] = it.conversations()
    const { items } = await messages.list(`CONV#${head?.conversationId}`, 'MSG#', { consistent: true })
    expect(items[0]).toMatchObject({ note: `Changed later to: ${leftAt(MAX_MESSAGE_CHARACTERS)}` })
    expect(it.rows('waiting-inbound')).toEqual([])
  })

  test('on WhatsApp, of a message and the ad that it came from', async () => {
    const it = await whatsappWorld({ model: model() })
    expect(await postMeta(whatsappBody(writes(LONG, { referral: { headline: emojiAt(500) } })))).toBe(200)
    await it.work()
    const { said, variables } = await chats(it)
    expect(said).toEqual(SAID)
    expect(variables).toMatchObject({ ad_headline: leftAt(500) })
  })

  test('on WhatsApp, of what a person wrote in the app, and of a reaction', async () => {
    const it = await whatsappWorld()
    const reaction = { message_id: 'wamid.1', emoji: emojiAt(64) }
    await postMeta(whatsappBody(writes('Hi', { id: 'wamid.1' })))
    await it.work()
    await postMeta(whatsappBody(writes('', { type: 'reaction', text: undefined, reaction })))
    await postMeta(whatsappBody(echoes(emojiAt(200))))
    // our own reply is under way
    await it.work()
    for (let run = 0; run < 8; run++) {
      it.clock.now += 61_000
      await it.sweep()
    }
    const [head] = it.conversations()
    expect(head?.lastText).toBe(leftAt(200))
    const { items } = await messages.list(`CONV#${head?.conversationId}`, 'MSG#', { consistent: true })
    expect(items[0]).toMatchObject({ reaction: { emoji: leftAt(64) } })
    expect(items.at(-1)).toMatchObject({ role: 'person', text: emojiAt(200) })
    expect(it.rows('waiting-inbound')).toEqual([])
  })

  test.each([
    ['Messenger', ACCOUNT, PAGE],
    ['Instagram', IG_ACCOUNT, IG],
  ] as const)('on %s, of a message, a profile and what a link carried', async (_, account, page) => {
    const it = await messengerWorld({ model: model() })
    it.meta.answer = (one) =>
      one.path.endsWith('/messages')
        ? it.ok(one)
        : { ...it.ok(one), body: Buffer.from(JSON.stringify({ first_name: NAME, name: NAME, username: NAME })) }
    const message = { mid: 'm_1', text: LONG, referral: { ref: emojiAt(200), source: 'SHORTLINK' } }
    await it.comes(account, { sender: { id: '77' }, recipient: { id: page }, timestamp: 1_800_000_000_000, message })
    expect(await chats(it)).toEqual({
      lastText: leftAt(200),
      variables: {
        name: leftAt(120),
        start_payload: leftAt(200),
        referral_source: 'SHORTLINK',
        username: leftAt(120),
      },
      said: SAID,
    })
  })

  test('on Discord, of a question and a name', async () => {
    const it = await discordWorld({ model: model() })
    await it.ask(LONG, { user: { id: '53908232506183680', username: 'ann', global_name: NAME } })
    await it.work()
    const { said, variables } = await chats(it)
    expect(said).toEqual(SAID)
    expect(variables).toEqual({ name: leftAt(120), username: 'ann' })
  })

  test('where the team answers, for the list of Chats', async () => {
    const it = await channelWorld()
    await it.send(says('Hello'))
    await it.work()
    const [head] = it.conversations()
    await heads.save({ ...(head as Head), silence: 'human', state: 'human-chatting' })
    await it.send(says(emojiAt(200)))
    await it.work()
    expect(it.conversations()[0]?.lastText).toBe(leftAt(200))
  })

  test('half an emoji that a provider sends is stored as the sign for what is not known', async () => {
    const it = await channelWorld()
    const text = JSON.stringify({ update_id: 900, ...says('WAVE') }).replace('WAVE', 'cut \\ud83c')
    expect(await it.post(text)).toBe(200)
    await it.work()
    expect((await it.spoken())[0]).toBe('visitor: cut \u{FFFD}')
  })
})
