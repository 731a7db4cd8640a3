import type { TransitionCondition } from '#shared/agents/schema'

/** How visitors end a conversation. */
export const saysGoodbye: TransitionCondition = {
  kind: 'says',
  anyOf: [
    'goodbye',
    'good bye',
    'bye',
    'see you',
    'that’s all',
    'that is all',
    'that was all',
    'nothing else',
    'no thanks',
    'no thank you',
    'have a nice day',
    'have a good day',
    'tschüss',
    'auf wiedersehen',
    'nein danke',
    'au revoir',
    'non merci',
    'adiós',
    'no gracias',
    'arrivederci',
    'no grazie',
    'até logo',
    'tot ziens',
    'nee bedankt',
    'さようなら',
    '再见',
  ],
}
