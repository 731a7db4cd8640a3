import type { WayCondition } from '#shared/agents/schema'

/** How visitors end a conversation. */
export const saysGoodbye: WayCondition = {
  kind: 'says',
  anyOf: [
    'goodbye',
    'good bye',
    'bye',
    'see you',
    "that's all",
    'that’s all',
    'that is all',
    'nothing else',
    'have a nice day',
    'tschüss',
    'auf wiedersehen',
    'au revoir',
    'adiós',
    'arrivederci',
  ],
}
