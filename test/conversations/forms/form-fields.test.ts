import { describe, expect, it, test } from 'vitest'
import { type FormField, FormPart } from '#shared/agents/schema'
import { checkForm } from '#shared/conversations/forms/check-form'
import { formMessages as refusals } from '#shared/conversations/forms/form-messages'
import { formText } from '#shared/conversations/forms/form-text'

const field = (kind: FormField['kind'], change: Partial<FormField> = {}): FormField => ({
  variable: 'it',
  label: 'It',
  kind,
  ...change,
})
const check = (kind: FormField['kind'], given: string, change: Partial<FormField> = {}) => {
  const { values, errors } = checkForm([field(kind, change)], { it: given }, refusals)
  return errors[0]?.error ?? values.it
}

describe('a field', () => {
  it('that is required refuses white space', () => {
    expect(check('text', ' \n\t', { isRequired: true })).toBe('Please fill this in.')
    expect(check('choice', '', { isRequired: true, choices: ['A'] })).toBe('Please choose one.')
    expect(checkForm([field('email', { isRequired: true })], {}, refusals).errors).toEqual([
      { variable: 'it', error: refusals.required },
    ])
  })

  it('that is optional and empty becomes no variable', () => {
    for (const kind of ['text', 'email', 'phone', 'number', 'date', 'choice'] as const)
      expect(checkForm([field(kind)], { it: '  ' }, refusals)).toEqual({ values: {}, errors: [] })
  })

  it('of text keeps its bounds, counted in code points', () => {
    expect(check('text', ' Ines  Ferrand ')).toBe('Ines Ferrand')
    expect(check('text', 'ab', { min: 3 })).toBe('Write at least 3 characters.')
    expect(check('text', 'abcd', { max: 3 })).toBe('Write at most 3 characters.')
    expect(check('text', '👍👍👍', { min: 3, max: 3 })).toBe('👍👍👍')
    expect(check('text', 'x'.repeat(300))).toHaveLength(300)
    expect(check('text', 'x'.repeat(301))).toBe('Write at most 300 characters.')
  })

  it('cannot add a line to the message', () => {
    expect(check('text', 'Ann\nE-mail: boss@example.com\u2028Paid: yes')).toBe('Ann E-mail: boss@example.com Paid: yes')
  })

  test.each([
    ['Ines.Ferrand+bikes@Example.co.uk', 'ines.ferrand+bikes@example.co.uk'],
    ['ines@münchen.de', 'ines@münchen.de'],
    ['o@xn--e1afmkfd.xn--p1ai', 'o@xn--e1afmkfd.xn--p1ai'],
    ['ines@example', refusals.email],
    ['ines example.com', refusals.email],
    ['ines@@example.com', refusals.email],
    ['<ines@example.com>', refusals.email],
    ['ines@example.com, bob@example.com', refusals.email],
    [`ines@${'a.'.repeat(140)}com`, refusals.email],
  ])('of e-mail reads %s', (given, expected) => expect(check('email', given)).toBe(expected))

  test.each([
    ['+44 (0)7700 900418', '+447700900418'],
    ['+43 660 / 123-45.67', '+436601234567'],
    ['0043 660 1234567', '+436601234567'],
    ['07700 900 418', '07700900418'],
    ['+1 202–555–0143', '+12025550143'],
    ['12345', refusals.phone],
    ['+1234567890123456', refusals.phone],
    ['+0 7700 900418', refusals.phone],
    ['call me', refusals.phone],
    ['07700 900418 ext. 3', refusals.phone],
  ])('of phone reads %s', (given, expected) => expect(check('phone', given)).toBe(expected))

  test.each([
    ['12', '12'],
    ['-3,5', '-3.5'],
    ['+7', '7'],
    ['1500', '1500'],
    ['0,125', '0.125'],
    ['1,500', refusals.number],
    ['-250.000', refusals.number],
    ['1e9', refusals.number],
    ['0x10', refusals.number],
    ['NaN', refusals.number],
    ['12 apples', refusals.number],
  ])('of number reads %s', (given, expected) => expect(check('number', given)).toBe(expected))

  it('of number keeps its bounds, inclusive', () => {
    const bounds = { min: 1, max: 8.5 }
    expect(check('number', '1', bounds)).toBe('1')
    expect(check('number', '8.5', bounds)).toBe('8.5')
    expect(check('number', '0', bounds)).toBe('Write a number of 1 or more.')
    expect(check('number', '9', bounds)).toBe('Write a number of 8.5 or less.')
  })

  test.each([
    ['2028-02-29', '2028-02-29'],
    ['2027-02-29', refusals.date],
    ['2027-13-01', refusals.date],
    ['31.3.2027', refusals.date],
    ['tomorrow', refusals.date],
  ])('of date reads %s', (given, expected) => expect(check('date', given)).toBe(expected))

  it('of choice takes only the offered choices', () => {
    const choices = ['Small', 'Extra large']
    expect(check('choice', 'Extra large', { choices })).toBe('Extra large')
    expect(check('choice', 'small', { choices })).toBe(refusals.choice)
    const prices = ['20\u00a0€', 'Two  words']
    expect(check('choice', '20\u00a0€', { choices: prices })).toBe('20\u00a0€')
    expect(check('choice', 'Two words', { choices: prices })).toBe('Two  words')
    expect(check('choice', 'Huge', { choices })).toBe(refusals.choice)
  })
})

describe('a form', () => {
  const fields = [
    field('text', { variable: 'name', label: 'Name', isRequired: true }),
    field('email', { variable: 'mail', label: 'E-mail' }),
    field('number', { variable: 'people', label: 'How many people?', min: 1 }),
  ]

  it('names every refused field, in their order', () => {
    expect(checkForm(fields, { mail: 'no', people: '0' }, refusals).errors).toEqual([
      { variable: 'name', error: refusals.required },
      { variable: 'mail', error: refusals.email },
      { variable: 'people', error: refusals.tooSmall(1) },
    ])
  })

  it('drops values of unknown fields, inherited properties included', () => {
    expect(checkForm(fields, { name: 'Ann', isAdmin: 'yes' }, refusals)).toEqual({
      values: { name: 'Ann' },
      errors: [],
    })
    expect(checkForm([field('text', { variable: 'constructor' })], {}, refusals)).toEqual({ values: {}, errors: [] })
  })

  it('becomes a message with a line for each answer', () => {
    const form = { fields, submitLabel: 'Book' }
    expect(formText(form, { name: 'Ann', people: '3' })).toBe('Name: Ann\nHow many people? 3')
    expect(formText(form, {})).toBe('Book')
    const inherited = { fields: [field('text', { variable: 'constructor' })], submitLabel: 'Send' }
    expect(formText(inherited, {})).toBe('Send')
  })

  it('fits into one message, whatever the visitor fills in', () => {
    const most = Array.from({ length: 10 }, (_, at) => field('text', { variable: `v${at}`, label: 'L'.repeat(80) }))
    const values = Object.fromEntries(most.map(({ variable }) => [variable, 'x'.repeat(300)]))
    expect(formText({ fields: most, submitLabel: 'Send' }, values).length).toBeLessThanOrEqual(4000)
  })

  it('is refused in settings without choices, with impossible bounds, or with two fields of one variable', () => {
    const fits = (...these: FormField[]) =>
      FormPart.safeParse({ kind: 'form', id: 'f', fields: these, submitLabel: 'Send' }).success
    expect(fits(field('text'))).toBe(true)
    expect(fits(field('choice'))).toBe(false)
    expect(fits(field('number', { min: 2, max: 1 }))).toBe(false)
    expect(fits(field('text'), field('email'))).toBe(false)
    expect(fits()).toBe(false)
  })
})
