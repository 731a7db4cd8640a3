import { describe, expect, it } from 'vitest'
import { healthCareAgent } from '#shared/agents/templates/health-care-agent'
import { crisisPhrases, emergencyPhrases } from '#shared/agents/templates/health-care-phrases'
import { planFor } from '#test/support/worlds/plan-for'

const { nodes } = healthCareAgent.template
const places = nodes.filter(({ type }) => type !== 'note' && type !== 'end').map(({ id }) => id)

describe('the health care template, at every node', () => {
  it.each(places.filter((id) => id !== 'emergency'))('says whom to call in an emergency (at %s)', (place) => {
    for (const phrase of emergencyPhrases)
      for (const sent of [`I think it is ${phrase}`, `I want an appointment, ${phrase}!`, phrase.toUpperCase()])
        expect(planFor(nodes, place, sent).words, sent).toContain('call 112 (Europe), 911 (North America)')
  })

  it.each(places.filter((id) => id !== 'crisis'))('names a crisis line in a crisis (at %s)', (place) => {
    for (const phrase of crisisPhrases)
      expect(planFor(nodes, place, `sometimes ${phrase}`).words, phrase).toContain('988')
  })

  it.each([
    'How many pills should I take?',
    'What do my test results mean?',
    'I have a rash on my arm',
    'Can I take ibuprofen while pregnant?',
    'Could you diagnose me?',
  ])('lets no model answer what only a clinician may: %s', (question) => {
    for (const place of ['start', 'answer', 'appointment-noted', 'prescription-noted', 'person-noted']) {
      const { node, words } = planFor(nodes, place, question)
      expect(node.id, place).toBe('symptoms')
      expect(words).toContain('I am not a doctor')
    }
  })
})
