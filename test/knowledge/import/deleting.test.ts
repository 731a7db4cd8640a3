import { describe, expect, test } from 'vitest'
import { access } from '#infra/access'
import { importFixture } from '#test/support/worlds/region-fixtures/import-fixture'

const { fixture, serve } = importFixture()

describe('deleting', () => {
  test('removes a source from index, files and list', async () => {
    const secret = await fixture.world.import({
      type: 'text',
      text: 'The secret recipe needs quinquagintillion cloves.',
    })
    const other = await fixture.world.import({ type: 'text', text: 'The warranty lasts 36 months.' })
    await fixture.world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: secret.id })
    await fixture.world.settle()
    expect(await fixture.world.ask('quinquagintillion cloves')).toEqual([])
    expect((await fixture.world.list()).map(({ id }) => id)).toEqual([other.id])
    for (const key of fixture.world.files.keys()) {
      expect(key).not.toContain(secret.id)
      expect(fixture.world.files.text(key)).not.toContain('quinquagintillion')
    }
    expect(JSON.stringify(fixture.region.rows())).not.toContain('quinquagintillion')
    expect((await fixture.world.ask('How long is the warranty?'))[0]?.text).toContain('36 months')
  })

  test('twice is no error', async () => {
    const source = await fixture.world.import({ type: 'text', text: 'The warranty lasts 36 months.' })
    for (const _ of [1, 2])
      expect(
        (await fixture.world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', { sourceId: source.id }))
          .status,
      ).toBe(200)
    await fixture.world.settle()
    expect(await fixture.world.ask('warranty')).toEqual([])
  })

  test.each(['knowledge/imports/begin-import', 'knowledge/imports/extract-source', 'knowledge/imports/index-source'])(
    'while %s runs leaves no trace either',
    async (during) => {
      const { body } = await fixture.world.add({
        type: 'text',
        text: 'The secret recipe needs quinquagintillion cloves.',
      })
      fixture.world.state.around = async (name, work) => {
        if (name === during)
          await fixture.world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', {
            sourceId: body.source.id,
          })
        return work()
      }
      await fixture.world.settle()
      expect(await fixture.world.list()).toEqual([])
      expect(await fixture.world.ask('quinquagintillion')).toEqual([])
      for (const key of fixture.world.files.keys())
        expect(fixture.world.files.text(key)).not.toContain('quinquagintillion')
    },
  )
})

describe('the step that fetches', () => {
  test('leaves nothing of a page that was deleted in between', async () => {
    serve('The secret recipe needs quinquagintillion cloves.')
    process.env.SAFE_FETCH_ALLOW = fixture.site.allow
    const { body } = await fixture.world.add({ type: 'url', url: `${fixture.site.origin}/recipe` })
    fixture.world.state.around = async (name, work) => {
      const result = await work()
      if (name === 'knowledge/imports/fetch-source')
        await fixture.world.call('DELETE /v2/agents/{agentId}/knowledge/sources/{sourceId}', {
          sourceId: body.source.id,
        })
      return result
    }
    await fixture.world.settle()
    expect(await fixture.world.list()).toEqual([])
    for (const key of fixture.world.files.keys())
      expect(fixture.world.files.text(key)).not.toContain('quinquagintillion')
  })

  test('has access to neither the table nor secrets, nor to any file but its own', () => {
    expect(access['knowledge/imports/fetch-source']).toEqual({
      writeFiles: ['knowledge/'],
      variables: ['SAFE_FETCH_ALLOW'],
    })
  })
})
