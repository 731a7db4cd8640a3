import { describe, expect, it } from 'vitest'
import { templates } from '#shared/agents/templates/templates'
import { planFor } from '#test/support/worlds/plan-for'

/** What visitors ask of a company of the kind; none of it is a request, though many share its words. */
const asked: Readonly<Record<string, { readonly at: string; readonly questions: readonly string[] }>> = {
  'customer-support': {
    at: 'answer',
    questions: [
      'Can I order by phone?',
      'What is the minimum order value?',
      'Is the guarantee valid abroad?',
      'How long do I have to send things back?',
      'Do you deliver to Norway?',
      'What is included?',
      'Who pays for the return label?',
    ],
  },
  'real-estate-agent': {
    at: 'homes',
    questions: [
      'Which homes do you have in Seaton?',
      'Does the home on Mill Lane have a garden?',
      'How far is the school from Harbour Court?',
      'What is the service charge?',
      'Do you charge a commission?',
    ],
  },
  'health-care-agent': {
    at: 'answer',
    questions: [
      'When is the practice open?',
      'Do I need an insurance card?',
      'How do I get to you?',
      'Which doctor sees children?',
      'Do you speak English?',
      'What does a check-up cost?',
    ],
  },
  'confirm-email': { at: 'answer', questions: ['How long do you keep it?', 'Who are you?', 'Where is your office?'] },
  'make-appointment': {
    at: 'answer',
    questions: [
      'How much is a haircut?',
      'How long does colouring take?',
      'Are you open on Sundays?',
      'What does it cost to cancel late?',
      'Where can I park?',
    ],
  },
  'blank-template': { at: 'answer', questions: ['What do you do?', 'Is there a person in the office on Sunday?'] },
  'game-npc': { at: 'chat', questions: ['What is the name of the blacksmith?', 'Is it cold outside?'] },
}

describe.each(templates)('the $key template', ({ key, template: { nodes } }) => {
  const { at = '', questions = [] } = asked[key] ?? {}

  it.each(questions)('answers an ordinary question as one: %s', (question) => {
    const { node, words } = planFor(nodes, at, question)
    expect(node.id).toBe(at)
    expect(words).toBeUndefined()
  })

  it('answers such a question in the middle of a form, and then continues it', () => {
    for (const node of nodes.filter(({ asks }) => asks !== undefined)) {
      const question = questions[0] ?? ''
      const led = planFor(nodes, node.id, question)
      expect(led.node.id).toBe(node.id)
      expect(led.question, node.id).toBe(node.asks?.[0]?.question)
      expect(led.variables).toEqual({})
    }
  })

  it('ends when the visitor says goodbye, at every node without a question', () => {
    const isChat = ({ type, asks }: (typeof nodes)[number]) => type !== 'note' && type !== 'end' && asks === undefined
    for (const node of nodes.filter(isChat)) {
      const led = planFor(nodes, node.id, 'Thanks, bye!')
      if (key === 'confirm-email' && node.id.startsWith('check')) continue
      if (key === 'make-appointment' && node.id.startsWith('check')) continue
      expect(led.isEnd, `${node.id} -> ${led.node.id}`).toBe(true)
    }
  })

  it('hands over to a human agent at every node', () => {
    if (!nodes.some(({ id }) => id === 'person')) return
    for (const { id } of nodes.filter(({ type, id }) => type !== 'note' && type !== 'end' && id !== 'person'))
      expect(planFor(nodes, id, 'I want to talk to a person').node.id, id).toBe('person')
  })
})
