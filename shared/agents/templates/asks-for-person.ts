import type { TransitionCondition } from '#shared/agents/schema'

/** How visitors ask for a person, in the words they use. */
export const asksForPerson: TransitionCondition = {
  kind: 'says',
  anyOf: [
    'talk to a person',
    'speak to a person',
    'speak with a person',
    'talk to someone',
    'speak to someone',
    'talk to a human',
    'speak to a human',
    'a real person',
    'a real human',
    'human please',
    'talk to your team',
    'call me back',
    'mit einem menschen',
    'mit einer person',
    'parler à une personne',
    'parler à quelqu’un',
    'hablar con una persona',
    'parlare con una persona',
    'falar com uma pessoa',
  ],
}
