import { expect, it } from 'vitest'
import { attempt } from '#lib/database/commit'
import { type EngineUnderTest, type Thing, things } from './engine-under-test.ts'

/** Partitions, indexes and batches are read alike. */
export const readsConform = ({ id }: EngineUnderTest): void => {
  it('lists a partition in byte order, in both directions, in pages, by prefix and by range', async () => {
    const own = id()
    const parts = ['A#1', 'B#1', 'B#10', 'B#2', 'B#é', 'a#1', 'b']
    for (const part of [...parts].reverse()) await things.save({ id: own, part })
    const partsOf = (page: { items: readonly Thing[] }) => page.items.map(({ part }) => part)
    const partition = `T#${own}`
    expect(partsOf(await things.list(partition, 'B#'))).toEqual(['B#1', 'B#10', 'B#2', 'B#é'])
    expect(partsOf(await things.list(partition, 'B#', { newestFirst: true }))).toEqual(['B#é', 'B#2', 'B#10', 'B#1'])
    expect(partsOf(await things.between(partition, 'B#1', 'a'))).toEqual(['B#1', 'B#10', 'B#2', 'B#é'])
    expect((await things.partition(partition)).items.map(({ sk }) => sk)).toEqual(parts)
    const first = await things.list(partition, 'B#', { limit: 3 })
    expect(partsOf(first)).toEqual(['B#1', 'B#10', 'B#2'])
    const second = await things.list(partition, 'B#', { limit: 3, after: first.cursor })
    expect(partsOf(second)).toEqual(['B#é'])
    expect(second.cursor).toBeUndefined()
    const exact = await things.list(partition, 'B#', { limit: 4 })
    const beyond = exact.cursor ? await things.list(partition, 'B#', { limit: 4, after: exact.cursor }) : { items: [] }
    expect(beyond.items).toEqual([])
    const backwards = await things.list(partition, 'B#', { limit: 2, newestFirst: true })
    expect(
      partsOf(await things.list(partition, 'B#', { limit: 5, newestFirst: true, after: backwards.cursor })),
    ).toEqual(['B#10', 'B#1'])
    expect(partsOf(await things.list('T#nothing', 'B#'))).toEqual([])
  })

  it('keeps an index up to date: new, moved and removed items, in pages', async () => {
    const [own, group, other] = [id(), id(), id()]
    for (const part of ['1', '2', '3', '4']) await things.save({ id: own, part, group })
    await things.save({ id: `${own}-b`, part: '2', group })
    const partsOf = async (name: string) =>
      (await things.listBy('gsi1', `AC#${name}`)).items.map((item) => `${item.id === own ? '' : 'b'}${item.part}`)
    expect((await partsOf(group)).sort()).toEqual(['1', '2', '3', '4', 'b2'])
    await attempt([things.changing({ id: own, part: '2' }, { index: { gsi1pk: `AC#${other}`, gsi1sk: '9' } })])
    await things.drop({ id: own, part: '1' })
    await things.save({ id: own, part: '4' })
    expect((await partsOf(group)).sort()).toEqual(['3', 'b2'])
    expect(await partsOf(other)).toEqual(['2'])
    const seen: string[] = []
    for (let after: string | undefined, more = true; more; ) {
      const page = await things.listBy('gsi1', `AC#${group}`, undefined, { limit: 1, after })
      seen.push(...page.items.map(({ part }) => part))
      after = page.cursor
      more = after !== undefined
    }
    expect(seen).toEqual(['2', '3'])
    expect((await things.listBy('gsi1', `AC#${group}`, '3')).items).toHaveLength(1)
  })

  it('fetches many, each once, and leaves missing ones out', async () => {
    const own = id()
    for (let part = 0; part < 30; part++) await things.save({ id: own, part: String(part) })
    const found = await things.getMany(Array.from({ length: 40 }, (_, part) => ({ id: own, part: String(part) })))
    expect(found.map(({ part }) => Number(part)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, part) => part),
    )
    expect(await things.getMany([])).toEqual([])
  })
}
