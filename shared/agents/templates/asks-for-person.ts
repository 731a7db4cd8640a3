import type { WayCondition } from '#shared/agents/schema'

/** How visitors ask for a person, in the words they use. */
export const asksForPerson: WayCondition = {
  kind: 'says',
  anyOf: [
    'talk to a person',
    'speak to a person',
    'talk to someone',
    'speak to someone',
    'talk to a human',
    'speak to a human',
    'real person',
    'human please',
    'a human',
    'customer service',
    'someone from your team',
    'call me back',
    'mit einem menschen',
    'parler à quelqu’un',
    'hablar con una persona',
  ],
}
