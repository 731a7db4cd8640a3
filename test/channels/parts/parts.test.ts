import { expect, test } from 'vitest'
import type { UiPart } from '#shared/agents/schema'
import { ChannelKind } from '#shared/channels/kinds'
import { becomes } from '#shared/channels/parts/becomes'
import { buttonsOn } from '#shared/channels/parts/buttons-on'
import { imageOn } from '#shared/channels/parts/image-on'
import { cut, lengthIn } from '#shared/channels/parts/length-in'
import { numberedIn } from '#shared/channels/parts/numbered-in'
import { onAnswer, partKinds, parts, partsOf } from '#shared/channels/parts/parts'

const named = (...labels: string[]) => labels.map((label) => ({ label, says: label }))

test('every channel does something with every part', () => {
  for (const kind of ChannelKind.options)
    for (const part of partKinds) expect(becomes(kind)[part].length, `${kind} ${part}`).toBeGreaterThan(0)
})

test('WhatsApp shows three buttons, four as rows of a list, and more than ten by numbers', () => {
  const { buttons } = partsOf('whatsapp')
  expect(buttonsOn(buttons, named('A', 'B', 'C')).form.as).toBe('native')
  expect(buttonsOn(buttons, named('A', 'B', 'C', 'D')).form.as).toBe('list')
  expect(buttonsOn(buttons, named(...'ABCDEFGHIJK')).form.as).toBe('numbered')
})

test('a label is cut to what the provider takes, and whole in the second line of a row', () => {
  const label = 'Book an appointment for Monday'
  expect(buttonsOn(parts.whatsapp.buttons, named(label)).buttons).toEqual([{ at: 0, label: 'Book an appointment…' }])
  expect(buttonsOn(parts.whatsapp.buttons, named('A', 'B', 'C', label)).buttons[3]).toEqual({
    at: 3,
    label: 'Book an appointment for…',
    more: label,
  })
})

test('buttons whose cut labels would be the same are shown in a form that keeps them apart', () => {
  const [one, other] = ['Book an appointment in Bern', 'Book an appointment in Basel']
  expect(buttonsOn(parts.whatsapp.buttons, named(one, other)).form.as).toBe('list')
  expect(buttonsOn(parts.messenger.buttons, named(one, other))).toMatchObject({
    form: { as: 'numbered' },
    buttons: [{ label: one }, { label: other }],
  })
})

test('a page is opened by a button where the channel has such buttons, else it is a link in the text', () => {
  const given = [
    { label: 'Yes', says: 'Yes' },
    { label: 'Site', says: 'https://a.example/' },
  ]
  expect(buttonsOn(parts.telegram.buttons, given)).toMatchObject({
    buttons: [{ label: 'Yes' }, { label: 'Site', url: 'https://a.example/' }],
    links: [],
  })
  expect(buttonsOn(parts.whatsapp.buttons, given)).toMatchObject({
    buttons: [{ at: 0, label: 'Yes' }],
    links: [{ at: 1, label: 'Site', url: 'https://a.example/' }],
  })
})

test('Discord numbers the buttons of a webhook’s message and shows those of an answer', () => {
  expect(buttonsOn(parts.discord.buttons, named('A')).form.as).toBe('numbered')
  expect(buttonsOn([onAnswer], named(...'ABCDEF')).form.as).toBe('native')
})

test('WhatsApp shows pictures whose address says JPEG or PNG, and links to all others', () => {
  const { image } = partsOf('whatsapp')
  expect(imageOn(image, 'https://a.example/room.JPG?w=2')).toBe('native')
  expect(imageOn(image, 'https://a.example/room.webp')).toBe('link')
  expect(imageOn(image, 'https://a.example/room')).toBe('link')
  expect(imageOn(image, '')).toBe('link')
})

test('other channels try a picture without an ending, and link to one they do not show', () => {
  expect(imageOn(partsOf('messenger').image, 'https://a.example/room')).toBe('native')
  expect(imageOn(partsOf('messenger').image, 'https://a.example/room.svg')).toBe('link')
  expect(imageOn(partsOf('telegram').image, 'https://a.example/room.svg')).toBe('native')
})

test('what is cut ends with an ellipsis, within the limit, and never within a character', () => {
  expect(cut('👩‍👩‍👧 Family room', 8)).toBe('…')
  expect(cut('👩‍👩‍👧 Family room', 9)).toBe('👩‍👩‍👧…')
  expect(cut('Short', 5)).toBe('Short')
  expect(lengthIn('bytes', 'für 5 €')).toBe(10)
  expect(lengthIn('characters', 'für 5 €')).toBe(7)
})

test('the numbers of a message go on through its parts and cards, and leave out pages', () => {
  const page = { label: 'Site', says: 'https://a.example/' }
  const message: UiPart[] = [
    { kind: 'buttons', buttons: [page, ...named('Yes', 'No')] },
    { kind: 'carousel', cards: [{ title: 'Room', text: '', button: { label: 'Book', says: 'Book the room' } }] },
  ]
  expect(numberedIn(partsOf('discord'), message)).toEqual([
    { number: 1, part: 0, at: 1, label: 'Yes', says: 'Yes' },
    { number: 2, part: 0, at: 2, label: 'No', says: 'No' },
    { number: 3, part: 1, at: 0, label: 'Book', says: 'Book the room' },
  ])
  expect(numberedIn(partsOf('telegram'), message)).toEqual([])
})
