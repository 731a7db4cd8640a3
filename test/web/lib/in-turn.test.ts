import { expect, test } from 'vitest'
import { inTurn } from '#web/lib/pictures/in-turn.ts'

const never = new AbortController().signal

/** Work that ends when it is told to, and the order in which it began. */
const works = () => {
  const begun: number[] = []
  const ends = new Map<number, (fails?: boolean) => void>()
  const work = (n: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(n)
      ends.set(n, (fails) => (fails ? reject(new Error('failed')) : resolve(n)))
    })
  return { begun, work, end: (n: number, fails?: boolean) => ends.get(n)?.(fails) }
}

test('work runs in its order, two at a time, and a failure frees its place', async () => {
  const run = inTurn(2)
  const { begun, work, end } = works()
  const all = [1, 2, 3, 4].map((n) => run(work(n), never))
  expect(begun).toEqual([1, 2])
  end(2, true)
  await expect(all[1]).rejects.toThrow('failed')
  await expect.poll(() => begun).toEqual([1, 2, 3])
  end(1)
  await expect.poll(() => begun).toEqual([1, 2, 3, 4])
  end(3)
  end(4)
  expect(await Promise.all([all[0], all[2], all[3]])).toEqual([1, 3, 4])
  const later = run(work(5), never)
  expect(begun).toEqual([1, 2, 3, 4, 5])
  end(5)
  expect(await later).toBe(5)
})

test('what is aborted while it waits never starts, and blocks nobody', async () => {
  const run = inTurn(1)
  const { begun, work, end } = works()
  const gone = new AbortController()
  const first = run(work(1), never)
  const second = run(work(2), gone.signal)
  const third = run(work(3), never)
  gone.abort()
  end(1)
  await expect(second).rejects.toThrow()
  await expect.poll(() => begun).toEqual([1, 3])
  end(3)
  expect(await Promise.all([first, third])).toEqual([1, 3])
})
