import { expect, test } from 'vitest'
import type { UiPart } from '#shared/agents/schema'
import { fakeModel, finish } from '#test/support/worlds/chat-world'
import { ANN, discordWorld } from './discord-world.ts'

const MINUTE = 60_000

const ROOMS: readonly UiPart[] = [
  {
    kind: 'buttons',
    buttons: [
      { label: 'Plan', says: 'https://example.com/plan' },
      { label: 'Garden', says: 'I want the garden room' },
    ],
  },
  {
    kind: 'carousel',
    cards: [
      { title: 'Sea', text: 'With a view', button: { label: 'Sea', says: 'I want the sea room' } },
      { title: 'Attic', text: 'Small', button: { label: 'Attic', says: 'I want the attic' } },
    ],
  },
]

test.each([
  ['1', 'I want the garden room'],
  ['2', 'I want the sea room'],
  ['3.', 'I want the attic'],
  ['4', '4'],
])('after a webhook’s list, which counts through the whole message, a bare “%s” says “%s”', async (number, words) => {
  const it = await discordWorld({
    model: fakeModel(() => finish('Yes.')),
    settings: { vg_defaultModel: 'gpt-4o' },
  })
  await it.ask('Which rooms are there?')
  await it.work()
  await it.drain()
  it.requests()
  it.clock.now += 15 * MINUTE
  await it.say('Two.', { parts: [...ROOMS] })
  await it.drain()
  expect(it.requests()).toEqual([
    [
      'POST',
      'webhooks/<webhook>?wait=true',
      `<@${ANN.id}> Two.\n[Plan](<https://example.com/plan>)\n1\\. Garden\n2\\. Sea\n3\\. Attic`,
    ],
  ])
  await it.ask(number)
  await it.work()
  expect((await it.said()).findLast((line) => line.startsWith('visitor: '))).toBe(`visitor: ${words}`)
})
