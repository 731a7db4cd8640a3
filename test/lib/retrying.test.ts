import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { conflict, retrying } from '#lib/database/retrying'
import { replaceWorld } from '#lib/world'
import { problemText } from '#shared/problem-messages'

let pauses: number[] = []
let random = 0
let undo = () => {}
beforeEach(() => {
  pauses = []
  random = 0
  undo = replaceWorld({
    randomBytes: (count) => new Uint8Array(count).fill(random),
    sleep: async (ms) => void pauses.push(ms),
  })
})
afterEach(() => undo())

const beaten = (times: number) => async (tries: number) => (tries <= times ? conflict : `after ${tries}`)

describe('work with a concurrent writer', () => {
  test('runs again until it succeeds', async () => {
    expect(await retrying('it', beaten(0))).toBe('after 1')
    expect(pauses).toEqual([])
    expect(await retrying('it', beaten(11))).toBe('after 12')
    expect(pauses).toHaveLength(11)
  })

  test('waits longer each time, up to two seconds, with a random factor of up to three', async () => {
    await retrying('it', beaten(29), { tries: 30 })
    expect(pauses.slice(0, 3)).toEqual([7.5, 11.25, 16.875])
    expect(pauses.at(-1)).toBe(1000)
    random = 255
    pauses = []
    await retrying('it', beaten(1))
    expect(pauses[0]).toBeCloseTo(22.44)
  })

  test('gives the caller’s own result after the last try, where there is one', async () => {
    expect(await retrying('it', beaten(12), { giveUp: () => 'nothing' })).toBe('nothing')
    expect(await retrying('it', beaten(11), { giveUp: () => 'nothing' })).toBe('after 12')
  })

  test('is a defect after twelve tries', async () => {
    await expect(retrying('the head', beaten(12))).rejects.toThrow('the head kept changing')
    expect(pauses).toHaveLength(11)
  })

  test('is a conflict if it has a message', async () => {
    await expect(retrying('it', beaten(2), { tries: 2, text: problemText('busy') })).rejects.toMatchObject({
      code: 'conflict',
      details: { key: 'problems.busy' },
    })
  })

  test('ends at once when it fails', async () => {
    await expect(retrying('it', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(pauses).toEqual([])
  })
})
