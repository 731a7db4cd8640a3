import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { IndexReplaced, SourceTagged } from '#events/knowledge/events'
import { changeIndex } from '#functions/knowledge/index/change-index'
import { handler as mergeSegments } from '#functions/knowledge/index/merge-segments'
import { handler as purgeIndexes } from '#functions/knowledge/index/purge-indexes'
import { handler as retagIndex } from '#functions/knowledge/index/retag-index'
import { pointers } from '#functions/knowledge/index/store'
import { commit } from '#lib/database/commit'
import type { DatabaseCommand } from '#lib/database/database-command'
import { replaceFiles } from '#lib/files'
import { world as current, replaceWorld } from '#lib/world'
import type { Chunk } from '#shared/knowledge/chunk'
import { deliver } from '#test/support/handlers/deliver'
import { knowledgeWorld } from '#test/support/worlds/knowledge-world'
import { importFixture } from '#test/support/worlds/region-fixtures/import-fixture'
import { earlierChunk, earlierChunks, seedIndex, wordFor } from '#test/support/worlds/seed-index'

const { fixture, serve, addPage } = importFixture()

const pointer = async () => {
  const found = await pointers.get({ agentId: fixture.world.agentId }, { consistent: true })
  if (!found) throw new Error('no index')
  return found
}
const indexFiles = () => fixture.world.files.keys().filter((key) => key.includes('/index/'))
const best = async (question: string) => (await fixture.world.ask(question))[0]?.text
const inFiles = (text: string) => indexFiles().some((key) => fixture.world.files.text(key).includes(text))
const replaced = () => {
  const { agentId, owner } = fixture.world
  return IndexReplaced({ workspaceId: owner.uid, agentId, version: 1 })
}
/** As many sources with other tags in the pointer than in the segments. */
const seedTagged = async (count: number) => {
  const { agentId } = fixture.world
  const found = await pointer()
  const tags = Object.fromEntries(Array.from({ length: count }, (_, at) => [`earlier${at}`, ['seeded']]))
  await commit([pointers.changing({ agentId }, { set: { tags: { ...found.tags, ...tags } } })])
}
const addText = (text: string) => fixture.world.import({ type: 'text', text })
/** A text that is cut into more than `count` chunks. */
const longText = (word: string, count: number) =>
  Array.from(
    { length: count * 40 },
    (_, at) => `The ${word} has part ${at}, which costs ${at * 3} euro and no cent.`,
  ).join(' ')

describe('the index of a large agent', () => {
  beforeEach(() => seedIndex(fixture.world, [earlierChunks(300)]))

  test('takes a page as a segment of its own beside the earlier ones', async () => {
    const [first] = (await pointer()).segments
    await addText('The warranty lasts 36 months.')
    const { segments } = await pointer()
    expect(segments.map(({ chunks, masked }) => [chunks, masked])).toEqual([
      [300, []],
      [1, []],
    ])
    expect(segments[0]).toEqual(first)
    expect(indexFiles()).toEqual(segments.map(({ path }) => path).toSorted())
    expect(await best('How long is the warranty?')).toContain('36 months')
    expect(await best(wordFor(250))).toContain(wordFor(250))
  })

  test('answers from a page as it is now, and lists and explains only that', async () => {
    serve('The dome is open on Friday nights.')
    const source = await addPage()
    serve('The dome is open on Sunday mornings.')
    await fixture.world.again(source.id)
    const found = await fixture.world.ask('When is the dome open?')
    expect(found.map(({ text }) => text)).toEqual([expect.stringContaining('Sunday mornings')])
    expect((await pointer()).segments.map(({ masked }) => masked)).toEqual([[source.id], [source.id], []])
    const { body } = await fixture.world.call('GET /v2/agents/{agentId}/knowledge/sources/{sourceId}/chunks', {
      sourceId: source.id,
    })
    expect(body.chunks).toMatchObject([{ text: expect.stringContaining('Sunday mornings') }])
  })

  test('takes new tags and a new title of a page', async () => {
    const source = await addText('The warranty lasts 36 months.')
    await fixture.world.call('PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}', {
      sourceId: source.id,
      tags: ['machines'],
      title: 'Guarantees',
    })
    await fixture.world.settle()
    expect(await fixture.world.ask('warranty', ['machines'])).toMatchObject([{ title: 'Guarantees' }])
    expect(await fixture.world.ask('warranty', ['shop'])).toEqual([])
    expect(await fixture.world.ask('warranty')).toHaveLength(1)
  })

  test('takes new tags without writing or reading a file, and keeps them through later changes and merges', async () => {
    const source = await addText('The warranty lasts 36 months.')
    const tag = async (tags: readonly string[]) => {
      await fixture.world.call('PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: source.id, tags })
      await fixture.world.settle()
    }
    const before = indexFiles()
    const used: string[] = []
    replaceFiles({
      ...fixture.world.files,
      get: (key) => {
        used.push(`get ${key}`)
        return fixture.world.files.get(key)
      },
      put: (key, bytes) => {
        used.push(`put ${key}`)
        return fixture.world.files.put(key, bytes)
      },
    })
    await tag(['a,b'])
    await tag(['a', 'b'])
    replaceFiles(fixture.world.files)
    expect(used.filter((one) => one.includes('/index/'))).toEqual([])
    expect(indexFiles()).toEqual(before)
    const findsBy = async (tags: readonly string[]) => (await fixture.world.ask('warranty', tags)).length
    expect([await findsBy(['b']), await findsBy(['a,b'])]).toEqual([1, 0])
    for (const word of ['grinder', 'kettle', 'boiler']) await addText(longText(word, 12))
    expect(await pointer()).toMatchObject({ segments: [{ masked: [] }] })
    expect(await pointer()).not.toHaveProperty('tags')
    expect([await findsBy(['b']), await findsBy(['a,b'])]).toEqual([1, 0])
    await tag([])
    expect([await findsBy(['b']), await findsBy([])]).toEqual([0, 1])
  })

  test('takes tags that change while its segments are merged', async () => {
    const source = await addText('The warranty lasts 36 months.')
    const tag = (tags: readonly string[]) =>
      fixture.world.call('PATCH /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: source.id, tags })
    await tag(['old'])
    await fixture.world.settle()
    await seedTagged(21)
    let isTagged = false
    replaceFiles({
      ...fixture.world.files,
      put: async (key, bytes) => {
        await fixture.world.files.put(key, bytes)
        if (isTagged || !key.includes('/index/')) return
        isTagged = true
        await tag(['new'])
        const { agentId, owner } = fixture.world
        await deliver(
          retagIndex,
          SourceTagged({ workspaceId: owner.uid, agentId, sourceId: source.id, isRetitled: false }),
        )
      },
    })
    await deliver(mergeSegments, replaced())
    replaceFiles(fixture.world.files)
    expect(isTagged).toBe(true)
    expect((await pointer()).tags).toEqual({ [source.id]: ['new'] })
    expect(await fixture.world.ask('warranty', ['old'])).toEqual([])
    expect(await fixture.world.ask('warranty', ['new'])).toHaveLength(1)
  })

  test('takes Q&As, their changes and their deletion', async () => {
    const { body } = await fixture.world.call('POST /v2/agents/{agentId}/knowledge/pairs', {
      question: 'Can I bring my llama?',
      answer: 'On Mondays.',
    })
    await fixture.world.settle()
    expect(await best('Can I bring my llama?')).toBe('On Mondays.')
    const { id: pairId, version, question, alsoAskedAs, tags, answersAbove } = body.pair
    const content = { question, alsoAskedAs, tags, answersAbove, answer: 'On Tuesdays.' }
    await fixture.world.call('PUT /v2/agents/{agentId}/knowledge/pairs/{pairId}', { pairId, version, ...content })
    await fixture.world.settle()
    expect(await best('Can I bring my llama?')).toBe('On Tuesdays.')
    await fixture.world.call('DELETE /v2/agents/{agentId}/knowledge/pairs/{pairId}', { pairId })
    await fixture.world.settle()
    expect(await fixture.world.ask('Can I bring my llama?')).toEqual([])
    for (const answer of ['On Mondays.', 'On Tuesdays.']) expect(inFiles(answer)).toBe(false)
  })

  test('loses a deleted source, in its files too, however often the event is delivered', async () => {
    fixture.world.state.deliveries = 2
    const secret = await addText('The secret recipe needs quinquagintillion cloves.')
    await addText('The warranty lasts 36 months.')
    expect(inFiles('quinquagintillion')).toBe(true)
    await fixture.world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: secret.id })
    await fixture.world.settle()
    expect(await fixture.world.ask('quinquagintillion cloves')).toEqual([])
    expect(inFiles('quinquagintillion')).toBe(false)
    expect(await pointer()).toMatchObject({ chunks: 301, segments: [{ chunks: 301, masked: [] }] })
    expect((await pointer()).hasDeleted).toBeUndefined()
    expect(await best('How long is the warranty?')).toContain('36 months')
  })

  test('merges its later segments when there are more than eight, and leaves the large first one', async () => {
    const [first] = (await pointer()).segments
    const words = Array.from({ length: 9 }, (_, n) => `subject${String.fromCharCode(97 + n).repeat(4)}`)
    for (const word of words.slice(0, 8)) await addText(`About ${word}: it costs 5 euro.`)
    expect((await pointer()).segments).toHaveLength(9)
    await addText(`About ${words[8]}: it costs 5 euro.`)
    const { segments } = await pointer()
    expect(segments).toEqual([first, { path: expect.any(String), chunks: 9, words: expect.any(Number), masked: [] }])
    expect(indexFiles()).toEqual(segments.map(({ path }) => path).toSorted())
    for (const word of words) expect(await best(word), word).toContain(word)
  })

  test('becomes one segment when it has grown by more than a tenth', async () => {
    for (const word of ['grinder', 'kettle', 'boiler']) await addText(longText(word, 12))
    const { segments, chunks } = await pointer()
    expect(segments).toHaveLength(1)
    expect(chunks).toBeGreaterThan(330)
    for (const word of ['grinder', 'kettle', 'boiler']) expect(await best(`price of the ${word}`)).toContain(word)
  })

  test('is written whole by a change that is large itself', async () => {
    await addText(longText('grinder', 60))
    expect((await pointer()).segments).toHaveLength(1)
    expect(await best('price of the grinder')).toContain('grinder')
  })

  test('concurrent imports do not lose one another’s chunks', async () => {
    const words = Array.from({ length: 12 }, (_, n) => `subject${String.fromCharCode(97 + n).repeat(4)}`)
    await Promise.all(words.map((word) => fixture.world.add({ type: 'text', text: `About ${word}: it costs 5 euro.` })))
    await fixture.world.settle()
    for (const word of words) expect(await best(word), word).toContain(word)
    expect(indexFiles()).toEqual((await pointer()).segments.map(({ path }) => path).toSorted())
  })
})

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
