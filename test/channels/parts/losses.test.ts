import { expect, test } from 'vitest'
import type { AgentNode, UiPart } from '#shared/agents/schema'
import type { ChannelKind } from '#shared/channels/kinds'
import { checkedNodes, GREETING } from '#shared/channels/parts/checked-nodes'
import { lossesOf, type NodeLoss } from '#shared/channels/parts/losses'

const node = (more: Partial<AgentNode>): AgentNode => ({
  id: 'n',
  type: 'default',
  name: 'Rooms',
  instructions: '',
  transitions: [],
  ...more,
})
const buttons = (...labels: string[]): UiPart => ({
  kind: 'buttons',
  buttons: labels.map((label) => ({ label, says: label })),
})
const of = (parts: UiPart[], kinds: ChannelKind[]) => lossesOf([node({ parts })], kinds).map(({ loss }) => loss)

test('an agent without channels, and what every channel shows, has no losses', () => {
  expect(of([buttons('A', 'B', 'C', 'D')], [])).toEqual([])
  expect(
    of([buttons('Yes', 'No'), { kind: 'image', url: 'https://a.example/a.jpg', alt: '' }], ['telegram', 'whatsapp']),
  ).toEqual([])
})

test('WhatsApp makes a list of a fourth button', () => {
  expect(of([buttons('A', 'B', 'C', 'D')], ['telegram', 'whatsapp', 'messenger'])).toEqual([
    { what: 'list', count: 4, most: 3 },
  ])
})

test('a label that is cut is quoted with what is left of it; a row shows the whole one', () => {
  const label = 'Book an appointment, please'
  expect(of([buttons(label)], ['whatsapp'])).toEqual([
    { what: 'label', label, length: 27, most: 20, cut: 'Book an appointment…' },
  ])
  expect(of([buttons(label, 'B', 'C', 'D')], ['whatsapp'])).toEqual([{ what: 'list', count: 4, most: 3 }])
})

test('labels that would be the same are named', () => {
  expect(of([buttons('Book an appointment in Bern', 'Book an appointment in Basel')], ['messenger'])).toEqual([
    { what: 'alike', as: 'numbered', most: 20 },
  ])
})

test('Discord’s webhook has no buttons', () => {
  expect(of([buttons('A', 'B')], ['discord'])).toEqual([{ what: 'no-buttons' }])
})

test('channels that do the same are one loss', () => {
  const losses = lossesOf(
    [node({ parts: [{ kind: 'video', url: 'https://a.example/v', title: '' }] })],
    ['discord', 'telegram', 'messenger'],
  )
  expect(losses).toEqual([
    {
      nodeId: 'n',
      place: { at: 'part', index: 0 },
      loss: { what: 'video' },
      kinds: ['discord', 'messenger', 'telegram'],
    } satisfies NodeLoss,
  ])
})

test('of a carousel Telegram shows three cards, and Messenger eighty characters of each text', () => {
  const card = { title: 'Garden room', text: 'x'.repeat(90), imageUrl: 'https://a.example/r.webp' }
  const part: UiPart = { kind: 'carousel', cards: [card, card, card, card] }
  expect(of([part], ['telegram'])).toEqual([{ what: 'cards', count: 1, most: 3 }])
  expect(of([part], ['messenger'])).toEqual([
    { what: 'card-images', count: 4, endings: ['jpg', 'jpeg', 'png', 'gif'] },
    { what: 'card-texts', count: 4, most: 80 },
  ])
})

test('a page is a link where buttons open none, but not in Messenger’s cards', () => {
  const page = { label: 'Site', says: 'https://a.example/' }
  expect(of([{ kind: 'buttons', buttons: [page] }], ['telegram', 'messenger'])).toEqual([
    { what: 'page', label: 'Site' },
  ])
  expect(of([{ kind: 'carousel', cards: [{ title: 'A', text: '', button: page }] }], ['messenger'])).toEqual([])
  expect(of([{ kind: 'carousel', cards: [{ title: 'A', text: '', button: page }] }], ['discord'])).toEqual([
    { what: 'page', label: 'Site' },
  ])
})

test('forms are asked, pictures that WhatsApp does not take are links, and long words are several messages', () => {
  const field = { variable: 'a', label: 'A', kind: 'text' as const }
  expect(
    of([{ kind: 'form', id: 'f', fields: [field, { ...field, variable: 'b' }], submitLabel: 'Send' }], ['telegram']),
  ).toEqual([{ what: 'form', count: 2 }])
  expect(of([{ kind: 'image', url: 'https://a.example/a.webp', alt: '' }], ['whatsapp'])).toEqual([
    { what: 'image', endings: ['jpg', 'jpeg', 'png'] },
  ])
  expect(lossesOf([node({ says: 'ü'.repeat(600) })], ['telegram', 'instagram'])).toEqual([
    {
      nodeId: 'n',
      place: { at: 'words' },
      loss: { what: 'words', length: 1200, most: 1000, unit: 'bytes' },
      kinds: ['instagram'],
    },
  ])
})

test('choices of a question are buttons too, and nodes are in their order', () => {
  const ask = { variable: 'room', question: 'Which room?', kind: 'choice' as const, choices: ['A', 'B', 'C', 'D'] }
  const found = lossesOf(
    [
      node({ id: 'one', asks: [ask], parts: [{ kind: 'video', url: '', title: '' }] }),
      node({ id: 'note', type: 'note', says: 'x'.repeat(3000) }),
      node({ id: 'two', parts: [buttons('A', 'B', 'C', 'D')] }),
    ],
    ['whatsapp', 'telegram'],
  )
  expect(found.map(({ nodeId, place, loss }) => [nodeId, place.at, loss.what])).toEqual([
    ['one', 'ask', 'list'],
    ['one', 'part', 'video'],
    ['two', 'part', 'list'],
  ])
})

test('the greeting in Markdown is checked where a chat opens with it', () => {
  const vg_initPrompt = 'Hello!\n\n![A lake](https://a.example/lake.webp)'
  const start = node({ id: 'start', type: 'start' })
  const of = (enableNodes: boolean, nodes: AgentNode[]) =>
    lossesOf(checkedNodes({ enableNodes, nodes, vg_initPrompt }), ['whatsapp']).map(({ nodeId, loss }) => [
      nodeId,
      loss.what,
    ])
  expect(of(true, [start])).toEqual([[GREETING, 'image']])
  expect(of(false, [node({ ...start, says: 'Hi' })])).toEqual([[GREETING, 'image']])
  expect(of(true, [node({ ...start, says: 'Hi' })])).toEqual([])
})
