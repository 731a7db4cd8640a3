import { describe, expect, test } from 'vitest'
import { agentPlaces, workspacePlaces } from '#web/places.ts'

const places = [...workspacePlaces, ...agentPlaces]

describe('the pages that navigation, search and help share', () => {
  test('the tabs of an agent have the specification’s order', () =>
    expect(agentPlaces.map((place) => place.label())).toEqual([
      'Widget',
      'Prompt',
      'Knowledge',
      'Chats',
      'Channels',
      'Settings',
    ]))

  test('each has a unique name and shortcut', () => {
    const keys = places.flatMap(({ shortcut }) => shortcut?.keys ?? [])
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('tabs and controls have unique ids, distinct from those of the places', async () => {
    const parts = await Promise.all(places.map(async (place) => (await place.parts?.()) ?? []))
    const ids = [...places.map(({ name }) => name), ...parts.flat().map(({ id }) => id)]
    expect(ids.length).toBeGreaterThan(40)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
})
