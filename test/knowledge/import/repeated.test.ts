import { describe, expect, test } from 'vitest'
import { importFixture } from '#test/support/worlds/region-fixtures/import-fixture'

const { fixture } = importFixture()

describe('everything happens more than once', () => {
  test('concurrent imports do not lose one another’s chunks', async () => {
    const words = Array.from({ length: 12 }, (_, n) => `subject${String.fromCharCode(97 + n).repeat(4)}`)
    await Promise.all(words.map((word) => fixture.world.add({ type: 'text', text: `About ${word}: it costs 5 euro.` })))
    await fixture.world.settle()
    for (const word of words) expect((await fixture.world.ask(word))[0]?.text, word).toContain(word)
    expect(fixture.world.files.keys().filter((key) => key.includes('/index/'))).toHaveLength(1)
  })

  test('events that are delivered three times change nothing', async () => {
    fixture.world.state.deliveries = 3
    const source = await fixture.world.import({ type: 'text', text: 'The warranty lasts 36 months.' })
    expect(source).toMatchObject({ status: 'indexed', chunkCount: 1 })
    expect(await fixture.world.ask('warranty')).toHaveLength(1)
  })

  test.each(['knowledge/imports/begin-import', 'knowledge/imports/extract-source', 'knowledge/imports/index-source'])(
    '%s that dies after its work is done once more, with the same end',
    async (dying) => {
      let deaths = 0
      fixture.world.state.around = async (name, work) => {
        const result = await work()
        if (name === dying && deaths++ === 0) throw new Error('the answer was lost')
        return result
      }
      const source = await fixture.world.import({ type: 'text', text: 'The warranty lasts 36 months.' })
      expect(source).toMatchObject({ status: 'indexed', chunkCount: 1 })
      expect(await fixture.world.ask('warranty')).toHaveLength(1)
      expect(fixture.world.files.keys().filter((key) => !key.includes('/index/'))).toEqual([
        `knowledge/${fixture.world.agentId}/sources/${source.id}/original`,
      ])
    },
  )

  test('a repeated request with the same key adds one source', async () => {
    const input = { agentId: fixture.world.agentId, type: 'text', text: 'The warranty lasts 36 months.' }
    const call = { token: fixture.world.owner.token, headers: { 'idempotency-key': 'abc-123' } }
    const key = 'POST /v2/agents/{agentId}/knowledge/sources'
    const [first, second] = [
      await fixture.region.invoke(key, input, call),
      await fixture.region.invoke(key, input, call),
    ]
    expect(second.body).toEqual(first.body)
    expect(await fixture.world.list()).toHaveLength(1)
  })
})
