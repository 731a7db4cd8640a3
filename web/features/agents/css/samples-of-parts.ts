import type { UiPart } from '#shared/agents/schema'
import type { PartSample } from '#shared/conversations/preview/part-samples'
import type { Message } from '#shared/conversations/schema'
import { t } from '#web/features/agents/css/t.ts'

/** The target of sample links; the domain is reserved. */
const SITE = 'https://example.com/'

/** Every part of the chat with a stable class name, once. `at` is the messages' time, in milliseconds since 1970. */
export const samplesOfParts = (at: number): readonly PartSample[] => {
  const visitor = (text: string): Message => ({ id: 'sample-visitor', role: 'visitor', text, at })
  const agent = (text: string, parts?: readonly UiPart[]): Message => ({
    id: 'sample-agent',
    role: 'agent',
    text,
    at,
    ...(parts ? { parts: [...parts] } : {}),
  })
  const log = (label: string, names: readonly string[], message: Message, isShort = false): PartSample => ({
    piece: 'log',
    label,
    isShort,
    names,
    messages: [message],
  })
  return [
    {
      piece: 'head',
      label: t('part.head'),
      isShort: true,
      names: ['vg-chat', 'vg-chat__head', 'vg-chat__avatar', 'vg-chat__title', 'vg-chat__state', 'vg-chat__close'],
      messages: [],
    },
    {
      piece: 'foot',
      label: t('part.foot'),
      isShort: true,
      names: ['vg-chat__foot', 'vg-composer', 'vg-composer__input', 'vg-composer__send', 'vg-chat__credit'],
      messages: [],
    },
    log(t('part.answer'), ['vg-chat__log', 'vg-day', 'vg-message', 'vg-message__node', 'vg-text', 'vg-sources'], {
      ...agent(t('sample.answer')),
      citations: [{ n: 1, title: t('sample.source'), url: SITE, sourceId: 'sample' }],
    }),
    log(t('part.visitor'), ['vg-message--visitor', 'vg-bubble--visitor'], visitor(t('sample.question')), true),
    log(
      t('part.replies'),
      ['vg-reply'],
      agent(t('sample.ask'), [
        { kind: 'buttons', buttons: [t('sample.yes'), t('sample.no')].map((label) => ({ label, says: label })) },
      ]),
      true,
    ),
    log(
      t('part.cards'),
      ['vg-card', 'vg-button'],
      agent('', [
        {
          kind: 'carousel',
          cards: [t('sample.card'), t('sample.otherCard')].map((title) => ({
            title,
            text: t('sample.cardText'),
            button: { label: t('sample.choose'), says: title },
          })),
        },
      ]),
    ),
    log(
      t('part.form'),
      ['vg-form', 'vg-button'],
      agent('', [
        {
          kind: 'form',
          id: 'sample',
          submitLabel: t('sample.submit'),
          fields: [{ variable: 'name', label: t('sample.field'), kind: 'text' }],
        },
      ]),
    ),
  ]
}
