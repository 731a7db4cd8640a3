import { expect, it } from 'vitest'
import { attempt } from '#lib/database/commit'
import { above, atLeast, present } from '#lib/database/condition'
import { type EngineUnderTest, things } from './engine-under-test.ts'

/** Items come back as they were stored, and change as a command says. */
export const writesConform = ({ id }: EngineUnderTest): void => {
  it('returns stored items with attributes of every type, and leaves undefined out', async () => {
    const thing = {
      id: id(),
      part: 'a',
      count: 1.5,
      word: 'ä "x"',
      isOn: false,
      list: [1, 'two', null, { deep: [true] }],
      bytes: new Uint8Array([0, 255]),
    }
    await things.save({ ...thing, group: undefined } as never)
    const { bytes, ...found } = (await things.get(thing, { consistent: true })) ?? { bytes: undefined }
    expect(found).toMatchObject({
      pk: `T#${thing.id}`,
      sk: 'a',
      kind: 'thing',
      ttl: 1.5,
      count: 1.5,
      word: thing.word,
      isOn: false,
      list: thing.list,
    })
    expect('group' in found).toBe(false)
    expect([...(bytes ?? [])]).toEqual([0, 255])
    expect(await things.get({ id: thing.id, part: 'b' })).toBeUndefined()
  })

  it('stores a copy, whatever the caller does to the item afterwards', async () => {
    const list = ['one']
    const thing = { id: id(), part: 'a', list }
    await things.save(thing)
    list.push('two')
    const found = await things.get(thing, { consistent: true })
    expect(found?.list).toEqual(['one'])
  })

  it('creates once, and a refusal returns the existing item', async () => {
    const thing = { id: id(), part: 'a', word: 'first', names: new Set(['x']) }
    expect(await attempt([things.creating(thing)])).toEqual({ committed: true })
    const again = await attempt([things.creating({ ...thing, word: 'second' })])
    expect(again).toMatchObject({
      committed: false,
      refused: [{ label: 'thing', position: 0, found: { word: 'first', kind: 'thing', names: new Set(['x']) } }],
    })
  })

  it('names every refused write and changes nothing', async () => {
    const thing = { id: id(), part: 'a', count: 3 }
    await things.save(thing)
    const outcome = await attempt([
      things.creating({ id: thing.id, part: 'b' }),
      things.changing(thing, { add: { count: 1 } }, { count: above(3) }),
      things.removing({ id: thing.id, part: 'c' }, { word: present }),
      things.putting({ id: thing.id, part: 'd' }),
    ])
    expect(outcome).toMatchObject({
      committed: false,
      refused: [{ position: 1, found: { count: 3 } }, { position: 2 }],
    })
    expect(!outcome.committed && outcome.refused[1]?.found).toBeFalsy()
    expect((await things.between(`T#${thing.id}`, 'a', 'z', { consistent: true })).items).toHaveLength(1)
  })

  it('sets, adds, includes and removes in one update, and makes a missing item', async () => {
    const key = { id: id(), part: 'a' }
    expect(
      (
        await attempt([
          things.changing(key, { set: { ...key, word: 'new' }, add: { count: 2 }, include: { names: ['x'] } }),
        ])
      ).committed,
    ).toBe(true)
    const after = await things.bump(key, { add: { count: -5 }, include: { names: ['y', 'x'] }, remove: ['word'] })
    expect(after).toMatchObject({ count: -3, names: new Set(['x', 'y']), id: key.id })
    expect('word' in after).toBe(false)
  })

  it('removes from a set, and removes an empty set', async () => {
    const key = { id: id(), part: 'a' }
    await attempt([things.changing(key, { set: key, include: { names: ['x', 'y'] } })])
    expect(await things.bump(key, { exclude: { names: ['y', 'z'] }, add: { count: 1 } })).toMatchObject({
      names: new Set(['x']),
    })
    expect(await things.bump(key, { exclude: { names: ['x'] } })).not.toHaveProperty('names')
    expect(await things.bump(key, { exclude: { names: ['x'] } })).not.toHaveProperty('names')
  })

  it('refuses to add to a text', async () => {
    const thing = { id: id(), part: 'a', word: 'w' }
    await things.save(thing)
    await expect(attempt([things.changing(thing, { add: { word: 1 as never } })])).rejects.toThrow()
  })

  it('accepts exactly one hundred of two hundred parallel debits of 1 on a balance of 100', async () => {
    const account = { id: id(), part: 'a', count: 100 }
    await things.save(account)
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, () =>
        attempt([things.changing(account, { add: { count: -1 } }, { count: atLeast(1) })]),
      ),
    )
    expect(outcomes.filter(({ committed }) => committed)).toHaveLength(100)
    expect((await things.get(account, { consistent: true }))?.count).toBe(0)
  })
}
