import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredMessage } from '#features/conversations'
import { discordOutgoing } from '#functions/channels/discord/outgoing'
import { draftsOf, listOf } from '#functions/channels/discord/plan'
import { wayOf } from '#functions/channels/discord/way'
import { discordMarks } from '#functions/channels/plan/marks'
import { formattedText } from '#infra/local/stand-ins/channels/discord/formatted-text'
import type { UiPart } from '#shared/agents/schema'

const message = (text: string, parts: readonly UiPart[] = [], more: Partial<StoredMessage> = {}): StoredMessage => ({
  conversationId: 'c1',
  id: '01JDISCORD0000000000000000',
  role: 'agent',
  text,
  parts: [...parts],
  at: 0,
  ...more,
})
const contents = (text: string) => draftsOf(message(text)).map(({ content }) => content)
const buttons = (...labels: readonly string[]): UiPart => ({
  kind: 'buttons',
  buttons: labels.map((label) => ({ label, says: label })),
})
const card = (title: string, more: object = {}) => ({ title, text: 'From 139', ...more })
/** What the webhook is sent. */
const payloads = (given: StoredMessage) =>
  discordOutgoing
    .plan(given, { to: '1', thread: '42' }, { account: 'discord:1' })
    .map(({ body }) => body.payload as { content: string })

test.each([
  ['**bold** and *slanted*, ~~struck~~ `code`', '**bold** and *slanted*, ~~struck~~ `code`'],
  ['# Prices', '**Prices**'],
  ['> quoted\n> twice', '> quoted\n> twice'],
  ['[the map](https://example.com/a_b)', '[the map](<https://example.com/a_b>)'],
  ['https://example.com/a_b_c', '<https://example.com/a_b_c>'],
  ['[mail](mailto:a@example.com)', 'mail (a@example.com)'],
  ['```js\nconst a = 1 * 2\n```', '```js\nconst a = 1 * 2\n```'],
  ['5 * 3 and snake_case_name', '5 \\* 3 and snake\\_case\\_name'],
  ['Ask <@53908232506183680> or @everyone', 'Ask \\<@53908232506183680> or @\u200beveryone'],
  ['\\# no heading', '\\# no heading'],
])('%s is shown as %s', (markdown, shown) => {
  expect(contents(markdown)).toEqual([shown])
})

test('escaped words are read by Discord as they are', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9*_~`|[\]()<>#@:\\. -]{0,40}$/), (text) => {
      const shown = formattedText(discordMarks.escape(text)).text
      expect(shown.replaceAll('\u200b', '')).toBe(text)
    }),
    { seed: 14 },
  )
})

test('a number with a dot at the start of a line is drawn without its backslash', () => {
  expect(formattedText(discordMarks.escape('1. Rooms\n2. Table')).text).toBe('1. Rooms\n2. Table')
  expect(formattedText('1\\. Rooms, C:\\temp').text).toBe('1. Rooms, C:\\temp')
})

test('a long text is cut after a paragraph or a word, into at most ten messages of at most 2000 characters', () => {
  const paragraph = `${'Word *after* word, with_signs_to_escape. '.repeat(30)}\n\n`
  const pieces = contents(paragraph.repeat(40))
  expect(pieces).toHaveLength(10)
  expect(pieces.every(({ length }) => length > 500 && length <= 2000)).toBe(true)
  const odd = contents('*_~`|'.repeat(3000))
  expect(odd.every(({ length }) => length <= 2000)).toBe(true)
})

test('buttons stand below the words before them; a webhook has a numbered list in their place', () => {
  const asked = message('Which one?', [
    buttons('Small', 'Large'),
    { kind: 'buttons', buttons: [{ label: 'Site', says: 'https://example.com/' }] },
  ])
  expect(draftsOf(asked)).toEqual([
    {
      content: 'Which one?',
      embeds: [],
      buttons: [
        { label: 'Small', customId: `${asked.id}.0.0`, number: 1 },
        { label: 'Large', customId: `${asked.id}.0.1`, number: 2 },
        { label: 'Site', url: 'https://example.com/' },
      ],
    },
  ])
  expect(payloads(asked)).toMatchObject([
    { content: '<@42> Which one?\n1\\. Small\n2\\. Large\n[Site](<https://example.com/>)' },
  ])
})

test('pictures and cards are embeds; a card’s page is its title’s link, its other button is below', () => {
  const parts: readonly UiPart[] = [
    { kind: 'image', url: 'https://example.com/a.png', alt: 'A bicycle' },
    {
      kind: 'carousel',
      cards: [
        card('Basic', { button: { label: 'Book', says: 'Book the basic service' } }),
        card('Full', {
          imageUrl: 'https://example.com/b.png',
          button: { label: 'More', says: 'https://example.com/full' },
        }),
      ],
    },
  ]
  expect(draftsOf(message('Our services', parts))).toEqual([
    {
      content: 'Our services',
      embeds: [
        { description: 'A bicycle', image: { url: 'https://example.com/a.png' } },
        { title: 'Basic', description: 'From 139' },
        {
          title: 'Full',
          description: 'From 139',
          url: 'https://example.com/full',
          image: { url: 'https://example.com/b.png' },
        },
      ],
      buttons: [{ label: 'Book', customId: expect.stringMatching(/\.1\.0$/), number: 1 }],
    },
  ])
})

test('citations are links below the text, a video is one too, and a form is asked by the agent', () => {
  const cited = message('Open at nine [1].', [{ kind: 'video', url: 'https://example.com/v', title: 'Tour' }], {
    citations: [
      { n: 1, title: 'Opening [hours]', url: 'https://example.com/hours', sourceId: 's' } as never,
      { n: 2, title: 'Unlinked', sourceId: 't' } as never,
    ],
  })
  expect(draftsOf(cited).map(({ content }) => content)).toEqual([
    'Open at nine \\[1\\].\n\n\\[1\\] [Opening \\[hours\\]](<https://example.com/hours>)\n[Tour](https://example.com/v)'.replace(
      '(https://example.com/v)',
      '(<https://example.com/v>)',
    ),
  ])
  expect(draftsOf(message('', []))).toEqual([])
})

test('whatever an answer has, nobody is notified and nothing is longer than Discord takes', () => {
  const part: fc.Arbitrary<UiPart> = fc.oneof(
    fc
      .array(fc.record({ label: fc.string({ minLength: 1, maxLength: 40 }), says: fc.string({ maxLength: 200 }) }), {
        minLength: 1,
        maxLength: 4,
      })
      .map((all) => ({ kind: 'buttons' as const, buttons: all })),
    fc.string({ maxLength: 200 }).map((alt) => ({ kind: 'image' as const, url: 'https://example.com/a.png', alt })),
    fc
      .array(
        fc.record({
          title: fc.string({ maxLength: 80 }),
          text: fc.string({ maxLength: 200 }),
          button: fc.record({ label: fc.string({ minLength: 1, maxLength: 40 }), says: fc.string({ maxLength: 200 }) }),
        }),
        { minLength: 1, maxLength: 10 },
      )
      .map((cards) => ({ kind: 'carousel' as const, cards })),
  )
  fc.assert(
    fc.property(fc.string({ maxLength: 9000 }), fc.array(part, { maxLength: 5 }), (text, parts) => {
      const given = message(text, parts)
      const drafts = draftsOf(given)
      for (const draft of drafts) {
        expect(draft.content.length + listOf(draft.buttons).length + 25).toBeLessThanOrEqual(2000)
        expect(draft.embeds.length).toBeLessThanOrEqual(10)
        expect(draft.buttons.length).toBeLessThanOrEqual(25)
        for (const button of draft.buttons) if ('customId' in button) expect(button.customId.length).toBeLessThan(100)
      }
      expect(drafts.length).toBeLessThanOrEqual(10)
      expect(payloads(given)).toHaveLength(drafts.length)
      for (const payload of payloads(given)) expect(payload).toMatchObject({ allowed_mentions: { parse: [] } })
    }),
    { seed: 14, numRuns: 60 },
  )
})

test('a reply takes the places of the questions that it answers only; a notice those of all before it', () => {
  const open = (id: string, messageId: string | undefined, keptBy?: string) => ({
    account: 'discord:1' as const,
    userId: '42',
    id,
    applicationId: '9',
    token: id,
    conversationId: 'c1',
    at: 0,
    messageId,
    ...(keptBy ? { keptBy } : {}),
  })
  const [one, two, three] = [open('1', 'A'), open('2', 'B'), open('3', 'D')]
  const of = (given: { id: string; answers?: string[] }, all = [one, two, three]) => {
    const { original, merged, follows } = wayOf(given, all)
    return [original?.id, merged.map(({ id }) => id), follows?.id]
  }
  expect(of({ id: 'C', answers: ['A', 'B'] })).toEqual(['2', ['1'], '2'])
  expect(of({ id: 'C' })).toEqual(['2', ['1'], '2'])
  expect(of({ id: 'C', answers: [] })).toEqual([undefined, [], '3'])
  // again, after a crash: its own places, whatever has come since
  expect(of({ id: 'C', answers: ['A'] }, [open('1', 'A', 'C'), two])).toEqual(['1', [], '1'])
  // another message's place is not taken
  expect(of({ id: 'E', answers: ['A'] }, [open('1', 'A', 'C')])).toEqual([undefined, [], '1'])
  expect(of({ id: 'E' }, [open('1', undefined)])).toEqual([undefined, [], '1'])
  expect(of({ id: 'E' }, [])).toEqual([undefined, [], undefined])
})
