import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agentLanguages } from '#shared/agents/languages'
import { companySentences } from '#shared/onboarding/company-sentences'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
beforeAll(async () => {
  region = await startRegion()
})
beforeEach(async () => {
  owner = await region.newPerson()
})
afterAll(() => region.stop())

const agentId = () => `renamed${owner.uid}`.padEnd(16, '0').slice(0, 16)
const save = async (patch: object) => {
  const { status, body } = await region.invoke(
    'POST /v2/agents/{agentId}',
    { agentId: agentId(), ...patch },
    { token: owner.token },
  )
  expect(status).toBe(200)
  return body.data
}
const start = (says: string) => ({
  id: 'start',
  type: 'start',
  name: 'Greeting',
  instructions: '',
  says,
  transitions: [],
})

describe('a renamed agent', () => {
  test.each(agentLanguages)('greets by its new name in the wizard’s words (%s)', async (lang) => {
    const { greeting } = companySentences[lang]
    await save({
      title: 'Casa Verde',
      nodes: [start(greeting('Casa Verde'))],
      vg_initMessages: [greeting('Casa Verde')],
    })
    const renamed = await save({ title: 'Casa Azul' })
    expect([renamed.nodes[0].says, renamed.vg_initMessages]).toEqual([greeting('Casa Azul'), [greeting('Casa Azul')]])
    expect(renamed.hasUnpublishedChanges).toBe(true)
  })

  test('keeps a greeting that was edited by hand, even by one word', async () => {
    const edited = companySentences.en.greeting('Casa Verde').replace('today', 'now')
    await save({ title: 'Casa Verde', nodes: [start(edited)], vg_initMessages: [edited] })
    const renamed = await save({ title: 'Casa Azul' })
    expect([renamed.nodes[0].says, renamed.vg_initMessages]).toEqual([edited, [edited]])
  })

  test('keeps the greeting of another name, and of any other node', async () => {
    const own = companySentences.en.greeting('Casa Verde')
    const another = companySentences.en.greeting('Casa Verde Hotels')
    const answer = { ...start(own), id: 'answer', type: 'default', name: 'Answer' }
    await save({ title: 'Casa Verde', nodes: [start(another), answer] })
    const { nodes } = await save({ title: 'Casa Azul' })
    expect(nodes.map(({ says }: { says: string }) => says)).toEqual([another, own])
  })

  test('whose greeting comes with the same save has that one', async () => {
    const { greeting } = companySentences.en
    await save({ title: 'Casa Verde', nodes: [start(greeting('Casa Verde'))] })
    const { nodes } = await save({ title: 'Casa Azul', nodes: [start('Welcome.')] })
    expect(nodes[0].says).toBe('Welcome.')
  })
})
