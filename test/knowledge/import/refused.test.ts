import { describe, expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES } from '#shared/knowledge/source-routes'
import { importFixture } from '#test/support/worlds/region-fixtures/import-fixture'

const { fixture, serve, addPage } = importFixture()

describe('requests that are refused at once', () => {
  test.each([
    ['no address', { type: 'url' }],
    ['a file address', { type: 'url', url: 'file:///etc/passwd' }],
    ['an address with a password', { type: 'url', url: 'https://me:secret@example.org/' }],
    ['no address at all', { type: 'url', url: 'http://' }],
    ['no text', { type: 'text', text: ' \n ' }],
    ['no file', { type: 'pdf' }],
    ['another agent’s file', { type: 'pdf', uploadId: '../../other/upload' }],
    ['a kind that there is not', { type: 'telepathy' }],
    ['a field that there is not', { type: 'text', text: 'x', status: 'indexed' }],
  ])('%s', async (_, input) => {
    expect((await fixture.world.add(input)).status).toBe(422)
    expect(await fixture.world.list()).toEqual([])
  })

  test('the same page twice', async () => {
    serve('Open from 8:00 to 18:00, every day of the week.')
    await addPage()
    expect(await fixture.world.add({ type: 'url', url: `${fixture.site.origin}/hours#saturday` })).toMatchObject({
      status: 409,
    })
  })

  test('an address may be entered without https://', async () => {
    const { body } = await fixture.world.add({ type: 'url', url: 'docs.example.org/start' })
    expect(body.source.url).toBe('https://docs.example.org/start')
  })

  test.each([0, -1, MAX_UPLOAD_BYTES + 1, 1.5])('an upload of %d bytes', async (bytes) => {
    expect((await fixture.world.call('POST /v2/agents/{agentId}/knowledge/uploads', { bytes })).status).toBe(422)
  })
})
