import { afterAll, beforeAll, expect, test } from 'vitest'
import { packSettings, unpackSettings } from '#functions/agents/settings-body'
import { drafts } from '#functions/agents/store'
import { agentText } from '#shared/agents/messages'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const agentId = 'styled-agent-0001'
const faulty = `.vg-reply { color: red }\n.vg-card {\n${'  ;x;\n'.repeat(300)}}`
const nested = `.vg-reply { color: red }\n${'@media (width > 1px) {'.repeat(40)}${'}'.repeat(40)}`

let region: TestRegion
let token = ''

beforeAll(async () => {
  region = await startRegion()
  token = (await region.newPerson()).token
  await save({ title: 'Styled' })
})
afterAll(() => region.stop())

const save = (change: object, id = agentId) =>
  region.invoke('POST /v2/agents/{agentId}', { agentId: id, ...change }, { token })
const refusal = (text: object) => ({
  status: 422,
  body: { code: 'invalid', issues: [{ path: 'ADVANCED_customCSS', ...text }] },
})

test.each([
  ['300 unreadable places', faulty, agentText('unreadableCss', 3)],
  ['40 levels of brackets', nested, agentText('nestedCss')],
])('CSS with %s is refused with the reason, instead of being saved and left out', async (_, css, text) => {
  await save({ ADVANCED_customCSS: '.vg-reply{color:blue}' })
  expect(await save({ ADVANCED_customCSS: css })).toMatchObject(refusal(text))
  expect(await save({ title: 'New', ADVANCED_customCSS: css }, 'styled-agent-0002')).toMatchObject(refusal(text))
  const template = { title: 'Styled', ADVANCED_customCSS: css }
  const file = {
    format: 'parley-agent',
    formatVersion: 1,
    name: 'Styled',
    exportedAt: '2026-11-01T12:00:00Z',
    template,
  }
  const imported = await region.invoke(
    'POST /rpc/convertAgentTemplateToAgent',
    { agentTemplate: file, agentName: 'Imported' },
    { token },
  )
  expect(imported).toMatchObject(refusal(text))
  const { body } = await region.invoke('GET /v2/agents/{agentId}', { agentId }, { token })
  expect(body.data.ADVANCED_customCSS).toBe('.vg-reply{color:blue}')
})

test('CSS with a few faults is saved as it is', async () => {
  const css = '.vg-reply { color red }\n.vg-card { color: blue }'
  expect((await save({ ADVANCED_customCSS: css })).status).toBe(200)
})

test('CSS that was saved before stops no other change, and is refused when it is changed', async () => {
  const { body } = (await drafts.get({ agentId })) ?? {}
  if (!body) throw new Error('the agent has no draft')
  const stored = packSettings({ ...unpackSettings(body), ADVANCED_customCSS: faulty })
  await drafts.save({ agentId, body: stored.body })
  expect((await save({ title: 'Renamed', ADVANCED_customCSS: faulty })).status).toBe(200)
  expect((await save({ ADVANCED_customCSS: `${faulty} ` })).status).toBe(422)
  expect((await save({ ADVANCED_customCSS: '' })).status).toBe(200)
})
