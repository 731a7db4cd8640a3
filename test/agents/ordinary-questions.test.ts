import { describe, expect, it } from 'vitest'
import type { Plan } from '#functions/conversations/turn/plan/planned'
import type { AgentNode } from '#shared/agents/schema'
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

const requests = [
  'I want to talk to a person',
  'أريد التحدث مع شخص',
  'Ich möchte mit einem Menschen sprechen',
  'Quiero hablar con una persona',
  'Je veux parler à une personne',
  'Vorrei parlare con una persona',
  'Ik wil met een mens praten',
  'Quero falar com uma pessoa',
]

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

  it.each(requests)('reaches the team at every node, in eight languages: %s', (request) => {
    const chats = nodes.filter(({ type }) => type !== 'note' && type !== 'end')
    for (const { id } of chats) expect(['request', 'message'], id).toContain(tellsAfter(nodes, id, request))
  })
})

/** What the team is notified of once the visitor has asked and answered what the agent asks in return. */
const tellsAfter = (nodes: readonly AgentNode[], from: string, request: string): Plan['tells'] => {
  let led = planFor(nodes, from, request)
  for (let asked = 0; led.tells === undefined && asked < 4; asked++) {
    const ask = led.node.asks?.find(({ variable }) => !led.variables[variable])
    led = planFor(nodes, led.node.id, ask ? (answers[ask.kind] ?? 'Ann Lee') : 'It is about my order', led.variables)
  }
  return led.tells
}

const answers: Readonly<Record<string, string>> = { email: 'ann@example.com', phone: '+44 20 7946 0000' }
