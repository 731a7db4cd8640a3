import { expect, test } from 'vitest'
import { heads, messages } from '#functions/conversations/store'
import { whatsappBody } from '#test/channels/whatsapp-updates'
import { seededRandom } from '#test/support/worlds/seeded-random'
import { postMeta, whatsappWorld } from './whatsapp-world.ts'

const metadata = { display_phone_number: '15550783881', phone_number_id: '106540352242922' }
const text = (from: string, at: number) => ({
  metadata,
  contacts: [{ profile: { name: `Visitor ${from}` }, wa_id: from }],
  messages: [
    {
      from,
      id: `wamid.${from}.${at}`,
      timestamp: String(1_800_000_000 + at),
      type: 'text',
      text: { body: `words ${at}` },
    },
  ],
})

type World = Awaited<ReturnType<typeof whatsappWorld>>

/** What every conversation says, and what the payer was charged for it. */
const booksOf = async (it: World) => {
  const chats = await Promise.all(
    it.rows('conversation').flatMap((item) => {
      const head = heads.parse(item)
      if (!head.route) return []
      return [
        messages
          .list(`CONV#${head.conversationId}`, 'MSG#', { consistent: true })
          .then(({ items }) => ({ head, items, to: head.route?.to ?? '' })),
      ]
    }),
  )
  return {
    chats,
    milliCredits: chats.reduce((sum, { head }) => sum + head.milliCredits, 0),
  }
}

test('two quick messages get one reply, which is charged once', async () => {
  const it = await whatsappWorld()
  const before = await it.balance()
  expect(await postMeta(whatsappBody(text('1650', 1)))).toBe(200)
  expect(await postMeta(whatsappBody(text('1650', 2)))).toBe(200)
  await it.work()
  const { chats, milliCredits } = await booksOf(it)
  const [chat] = chats
  expect(chats).toHaveLength(1)
  expect(chat?.items.map(({ role }) => role)).toEqual(['visitor', 'visitor', 'agent'])
  expect(chat?.items[2]?.answers).toHaveLength(2)
  expect(chat?.head).toMatchObject({ turns: 1, inbound: 2, answered: 2 })
  expect(before - (await it.balance())).toBe(milliCredits)
  expect(milliCredits).toBeGreaterThan(0)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'bodies that are batched, shuffled and doubled store each message once and charge nothing twice (seed %i)',
  async (seed) => {
    const it = await whatsappWorld()
    const before = await it.balance()
    const random = seededRandom(seed)
    const people = ['1650', '4915', 'US.77']
    const said = Array.from({ length: 18 }, (_, at) => text(people[random.below(people.length)] ?? '', at))
    const bodies: string[] = []
    for (let at = 0; at < said.length; ) {
      const size = 1 + random.below(4)
      bodies.push(whatsappBody(...said.slice(at, at + size)))
      at += size
    }
    const deliveries = bodies.flatMap((body) => Array.from({ length: 1 + random.below(3) }, () => body))
    const shuffled = deliveries.map((body) => ({ body, place: random.below(1_000_000) }))
    shuffled.sort((one, other) => one.place - other.place)
    for (const { body } of shuffled) expect(await postMeta(body)).toBe(200)
    // each event comes more than once
    it.published.push(...it.published)
    await it.work()
    await it.work()
    for (const { body } of shuffled) expect(await postMeta(body)).toBe(200)
    await it.work()
    const { chats, milliCredits } = await booksOf(it)
    expect(it.rows('waiting-inbound')).toEqual([])
    for (const { head, items, to } of chats) {
      const wanted = said.flatMap(({ messages: [one] }) => (one?.from === to ? [one.text.body] : []))
      expect(items.filter(({ role }) => role === 'visitor').map((one) => one.text)).toEqual(wanted)
      expect(items.filter(({ role }) => role === 'agent')).toHaveLength(head.turns)
      expect(head).toMatchObject({ turns: 1, answered: wanted.length, inbound: wanted.length })
    }
    expect(before - (await it.balance())).toBe(milliCredits)
  },
)
