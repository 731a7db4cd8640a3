import { expect, test } from 'vitest'
import { bodyOf, messengerEvents } from '#test/channels/messenger/messenger-updates'
import { whatsappBody, whatsappUpdates } from '#test/channels/whatsapp-updates'
import { pathsIn, replaceAt } from '#test/support/mutations'
import { postMeta, whatsappWorld } from './whatsapp-world.ts'

const bodies = [
  ...Object.values(whatsappUpdates).map((value) => whatsappBody(value)),
  ...Object.values(messengerEvents).map((event) => bodyOf([event])),
]
const halves = bodies.flatMap((body) => {
  const value: unknown = JSON.parse(body)
  return pathsIn(value).map((path) => JSON.stringify(replaceAt(value, path, 'm\ud800')))
})

test('half an emoji anywhere in what Meta delivers is stored and answered: one field does not fail the body', async () => {
  await whatsappWorld()
  expect(halves.length).toBeGreaterThan(1000)
  const refused: string[] = []
  for (const body of halves) if ((await postMeta(body)) !== 200) refused.push(body)
  expect(refused).toEqual([])
})
