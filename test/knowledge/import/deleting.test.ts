import { describe, expect, test } from 'vitest'
import { access } from '#infra/access'
import { importBench } from '#test/support/worlds/benches/import-bench'

const { bench, serve } = importBench()

describe('deleting', () => {
  test('removes a source from index, files and list', async () => {
    const secret = await bench.world.import({ type: 'text', text: 'The secret recipe needs quinquagintillion cloves.' })
    const other = await bench.world.import({ type: 'text', text: 'The warranty lasts 36 months.' })
    await bench.world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: secret.id })
    await bench.world.settle()
    expect(await bench.world.ask('quinquagintillion cloves')).toEqual([])
    expect((await bench.world.list()).map(({ id }) => id)).toEqual([other.id])
    for (const key of bench.world.files.keys()) {
      expect(key).not.toContain(secret.id)
      expect(bench.world.files.text(key)).not.toContain('quinquagintillion')
    }
    expect(JSON.stringify(bench.region.rows())).not.toContain('quinquagintillion')
    expect((await bench.world.ask('How long is the warranty?'))[0]?.text).toContain('36 months')
  })

  test('twice is no error', async () => {
    const source = await bench.world.import({ type: 'text', text: 'The warranty lasts 36 months.' })
    for (const _ of [1, 2])
      expect(
        (await bench.world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: source.id }))
          .status,
      ).toBe(200)
    await bench.world.settle()
    expect(await bench.world.ask('warranty')).toEqual([])
  })

  test.each(['knowledge/imports/begin-import', 'knowledge/imports/extract-source', 'knowledge/imports/index-source'])(
    'while %s runs leaves no trace either',
    async (during) => {
      const { body } = await bench.world.add({
        type: 'text',
        text: 'The secret recipe needs quinquagintillion cloves.',
      })
      bench.world.state.around = async (name, work) => {
        if (name === during)
          await bench.world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', {
            sourceId: body.source.id,
          })
        return work()
      }
      await bench.world.settle()
      expect(await bench.world.list()).toEqual([])
      expect(await bench.world.ask('quinquagintillion')).toEqual([])
      for (const key of bench.world.files.keys()) expect(bench.world.files.text(key)).not.toContain('quinquagintillion')
    },
  )
})

describe('the step that fetches', () => {
  test('leaves nothing of a page that was deleted in between', async () => {
    serve('The secret recipe needs quinquagintillion cloves.')
    process.env.SAFE_FETCH_ALLOW = bench.site.allow
    const { body } = await bench.world.add({ type: 'url', url: `${bench.site.origin}/recipe` })
    bench.world.state.around = async (name, work) => {
      const result = await work()
      if (name === 'knowledge/imports/fetch-source')
        await bench.world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: body.source.id })
      return result
    }
    await bench.world.settle()
    expect(await bench.world.list()).toEqual([])
    for (const key of bench.world.files.keys()) expect(bench.world.files.text(key)).not.toContain('quinquagintillion')
  })

  test('has access to neither the table nor secrets, nor to any file but its own', () => {
    expect(access['knowledge/imports/fetch-source']).toEqual({
      writeFiles: ['knowledge/'],
      variables: ['SAFE_FETCH_ALLOW'],
    })
  })
})
