import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeIndex } from '#functions/knowledge/index/change-index'
import { handler as mergeSegments } from '#functions/knowledge/index/merge-segments'
import { handler as purgeIndexes } from '#functions/knowledge/index/purge-indexes'
import { pointers } from '#functions/knowledge/index/store'
import type { DatabaseCommand } from '#lib/database/database-command'
import { replaceFiles } from '#lib/files'
import { world as current, replaceWorld } from '#lib/world'
import type { Chunk } from '#shared/knowledge/chunk'
import { deliver } from '#test/support/handlers/deliver'
import { knowledgeWorld } from '#test/support/worlds/knowledge-world'
import { earlierChunk, earlierChunks, seedIndex, wordFor } from '#test/support/worlds/seed-index'
import { indexFixture } from './index-fixture.ts'

const { fixture, pointer, indexFiles, best, inFiles, replaced } = indexFixture()

const itemAt = (at: number) => `item${wordFor(at)}`
const priceOf = (at: number, price: string) => earlierChunk(`later${at}`, 0, `The price of ${itemAt(at)} is ${price}.`)

describe('a merge', () => {
  const later = Array.from({ length: 9 }, (_, at) => [priceOf(at, `${at} euro`)])
  beforeEach(() => seedIndex(fixture.world, [earlierChunks(300), ...later]))
  afterEach(() => replaceFiles(fixture.world.files))

  /** What the index contains, without the names of its files. */
  const state = async () => {
    const { segments, chunks, hasDeleted } = await pointer()
    return {
      segments: segments.map(({ path: _path, ...rest }) => rest),
      chunks,
      hasDeleted,
      files: indexFiles().length,
      isWhole: segments.every(({ path }) => indexFiles().includes(path)),
      answers: await Promise.all(later.map((_, at) => best(`price of ${itemAt(at)}`))),
    }
  }
  const mergeAndPurge = async () => {
    await deliver(mergeSegments, replaced())
    await deliver(purgeIndexes, replaced())
  }

  test('of two deliveries at once is done once', async () => {
    await Promise.all([mergeAndPurge(), mergeAndPurge()])
    await mergeAndPurge()
    const { segments, files } = await state()
    expect([segments.map(({ chunks }) => chunks), files]).toEqual([[300, 9], 2])
  })

  test('keeps what is added, replaced and deleted while it runs', async () => {
    const { agentId, owner, files } = fixture.world
    const change = (chunks: readonly Chunk[], id: string) =>
      changeIndex({
        agentId,
        workspaceId: owner.uid,
        edit: async () => ({ sources: chunks.map(() => ({ id, tags: [] })), chunks, replaced: [id] }),
      })
    let isFirst = true
    replaceFiles({
      ...files,
      put: async (key, bytes) => {
        const isMerged = isFirst
        isFirst = false
        if (isMerged) {
          await change([priceOf(99, '99 euro')], 'later99')
          await change([priceOf(3, 'now 33 euro')], 'later3')
          await change([], 'later5')
        }
        await files.put(key, bytes)
      },
    })
    await mergeAndPurge()
    replaceFiles(files)
    const check = async () => {
      expect(await best(`price of ${itemAt(99)}`)).toContain('99 euro')
      expect((await fixture.world.ask(itemAt(3))).map(({ text }) => text)).toEqual([priceOf(3, 'now 33 euro').text])
      expect(await fixture.world.ask(itemAt(5))).toEqual([])
      expect(await best(`price of ${itemAt(7)}`)).toContain('7 euro')
    }
    await check()
    expect(inFiles(itemAt(5))).toBe(true)
    // its own event, and that of the deletion, merge again
    await mergeAndPurge()
    await check()
    expect(inFiles(itemAt(5))).toBe(false)
    expect(await state()).toMatchObject({ segments: [{ chunks: 309, masked: [] }], files: 1, isWhole: true })
  })

  test('leaves an index that was written whole while it ran', async () => {
    const { agentId, owner, files } = fixture.world
    const chunks = Array.from({ length: 60 }, (_, at) => earlierChunk('large', at, `Part ${wordFor(1000 + at)}.`))
    let isFirst = true
    replaceFiles({
      ...files,
      put: async (key, bytes) => {
        const isMerged = isFirst
        isFirst = false
        if (isMerged)
          await changeIndex({
            agentId,
            workspaceId: owner.uid,
            edit: async () => ({ sources: [{ id: 'large', tags: [] }], chunks, replaced: ['large'] }),
          })
        await files.put(key, bytes)
      },
    })
    await mergeAndPurge()
    expect(await state()).toMatchObject({ segments: [{ chunks: 369, masked: [] }], files: 1, isWhole: true })
    expect(await best(wordFor(1059))).toContain(wordFor(1059))
  })

  test('that dies before or after any of its calls is done by the next delivery', async () => {
    const calls = await dyingAt(Number.POSITIVE_INFINITY, 'before')
    await mergeAndPurge()
    const whole = await state()
    for (let at = 1; at <= calls; at++) {
      for (const when of ['before', 'after'] as const) {
        fixture.world.stop()
        fixture.world = await knowledgeWorld(fixture.region)
        await seedIndex(fixture.world, [earlierChunks(300), ...later])
        await dyingAt(at, when)
        await mergeAndPurge()
        expect({ at, when, ...(await state()) }).toEqual({ at, when, ...whole })
      }
    }
    expect(calls).toBeGreaterThan(5)
  })

  /** Delivers once to a function that dies at one of its calls; returns how many it made. */
  const dyingAt = async (at: number, when: 'before' | 'after'): Promise<number> => {
    let calls = 0
    const outside =
      <A extends readonly unknown[], R>(call: (...given: A) => Promise<R>) =>
      async (...given: A): Promise<R> => {
        calls++
        if (calls > at || (calls === at && when === 'before')) throw new Error('the function died')
        const answer = await call(...given)
        if (calls === at) throw new Error('the function died')
        return answer
      }
    const { files } = fixture.world
    const { database } = current()
    const undo = replaceWorld({ database: outside((command: DatabaseCommand) => database(command)) })
    replaceFiles({ ...files, get: outside(files.get), put: outside(files.put), remove: outside(files.remove) })
    await deliver(mergeSegments, replaced()).catch(() => undefined)
    undo()
    replaceFiles(files)
    return calls
  }

  test('of many chunks leaves the thread to others', async () => {
    const { agentId } = fixture.world
    await pointers.drop({ agentId })
    await seedIndex(fixture.world, [
      earlierChunks(1200),
      earlierChunks(600).map((chunk) => ({ ...chunk, id: `${chunk.id}b` })),
    ])
    let turns = 0
    let isDone = false
    const count = () => {
      turns++
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    await deliver(mergeSegments, replaced())
    isDone = true
    expect((await pointer()).segments).toHaveLength(1)
    // built on this thread, it would leave a few turns between its steps
    expect(turns).toBeGreaterThan(200)
  })
})
