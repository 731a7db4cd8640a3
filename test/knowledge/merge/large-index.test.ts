import { beforeEach, describe, expect, test } from 'vitest'
import { SourceTagged } from '#events/knowledge/events'
import { handler as mergeSegments } from '#functions/knowledge/index/merge-segments'
import { handler as retagIndex } from '#functions/knowledge/index/retag-index'
import { pointers } from '#functions/knowledge/index/store'
import { commit } from '#lib/database/commit'
import { replaceFiles } from '#lib/files'
import { deliver } from '#test/support/handlers/deliver'
import { earlierChunks, seedIndex, wordFor } from '#test/support/worlds/seed-index'
import { indexFixture } from './index-fixture.ts'

const { fixture, serve, addPage, pointer, indexFiles, best, inFiles, replaced } = indexFixture()

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
