import { expect, test } from 'vitest'
import type { RunningRegion } from '#infra/local/region/start-region'
import { superviseRegion } from '#infra/local/region/supervise-region'

/** Regions that share a port: two at once cannot be. */
const onePort = () => {
  const logged: string[] = []
  let started = 0
  let isTaken = false
  let isBroken = false
  const start = async (): Promise<RunningRegion> => {
    await Promise.resolve()
    if (isBroken) throw new Error('a syntax error')
    if (isTaken) throw new Error('EADDRINUSE')
    isTaken = true
    started++
    const { promise: gone, resolve } = Promise.withResolvers<void>()
    const end = () => {
      isTaken = false
      resolve()
    }
    return { port: started, gone, stop: async () => end(), runSchedule: end } as unknown as RunningRegion
  }
  return { logged, start, started: () => started, breakIt: (is: boolean) => (isBroken = is) }
}

test('changes in quick succession restart a region one after the other, and the last of them counts', async () => {
  const { logged, start, started } = onePort()
  const kept = await superviseRegion(start, (line) => logged.push(line))
  const first = kept.restart()
  await Promise.all([first, kept.restart(), kept.restart()])
  expect(logged).toEqual([])
  expect(started()).toBeGreaterThan(1)
  const before = started()
  const late = kept.restart()
  await Promise.resolve()
  await Promise.all([late, kept.restart()])
  expect(started()).toBe(before + 2)
  await kept.stop()
})

test('a region that cannot start is reported, affects nothing else, and starts with the next change', async () => {
  const { logged, start, breakIt } = onePort()
  const kept = await superviseRegion(start, (line) => logged.push(line))
  breakIt(true)
  await kept.restart()
  expect(logged).toEqual(['a region does not start: Error: a syntax error'])
  await expect(kept.current()).rejects.toThrow('a syntax error')
  breakIt(false)
  await kept.restart()
  await expect(kept.current()).resolves.toBeDefined()
  await kept.stop()
})

test('a region that ends unasked is started again', async () => {
  const { logged, start, started } = onePort()
  const kept = await superviseRegion(start, (line) => logged.push(line))
  ;(await kept.current()).runSchedule('ends it')
  await expect.poll(started).toBe(2)
  expect(logged).toEqual(['a region ended unexpectedly and is started again'])
  await kept.stop()
})
