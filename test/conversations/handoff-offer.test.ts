import { describe, expect, test } from 'vitest'
import { handoffOffer } from '#functions/conversations/turn/handoff-offer'

const offer = { kind: 'buttons', buttons: [{ label: 'Talk to a person', says: 'Talk to a person' }] }

describe('a message that asks for a person', () => {
  test.each([
    'human please',
    'I’d like to talk to a human, please',
    'Can I speak with a person?',
    'I need a human',
    'Ich möchte mit einem Menschen sprechen',
    'Talk to a person',
  ])('gets a handoff button: %s', async (message) =>
    expect(await handoffOffer(message, 'Talk to a person')).toEqual([offer]),
  )

  test.each([
    'How much is a ticket for a person?',
    'Are you a human?',
    'Is the human resources office open?',
    'I need a person to sign for my parcel',
    'Hello',
    '',
  ])('gets no button when it does not ask: %s', async (message) =>
    expect(await handoffOffer(message, 'Talk to a person')).toEqual([]),
  )

  test('gets no button where the agent has no handoff', async () =>
    expect(await handoffOffer('human please', ' ')).toEqual([]))

  test('gets a button with a shortened label that sends the whole title', async () => {
    const title = 'Chat with one of our very friendly people at the front desk'
    expect(await handoffOffer(title, title)).toEqual([
      { kind: 'buttons', buttons: [{ label: title.slice(0, 40), says: title }] },
    ])
  })
})
