import { expect, test } from 'vitest'
import type { FormField } from '#shared/agents/schema'
import { attachmentMessages } from '#shared/conversations/attachments/attachment-messages'
import { checkForm } from '#shared/conversations/forms/check-form'
import { formMessages } from '#shared/conversations/forms/form-messages'
import { de } from '#shared/conversations/widget-words/de'
import { serverTexts } from '#web/lib/words/server-texts.de.ts'
import { textTranslator } from '#web/lib/words/text-translator.ts'

const german = textTranslator(serverTexts, {}, (id) => id)

test('what a form refuses reads in the test chat as it reads in the widget', () => {
  const fields: FormField[] = [
    { variable: 'name', label: 'Name', kind: 'text', isRequired: true },
    { variable: 'size', label: 'Size', kind: 'choice', choices: ['S', 'M'], isRequired: true },
    { variable: 'mail', label: 'Mail', kind: 'email' },
    { variable: 'phone', label: 'Phone', kind: 'phone' },
    { variable: 'count', label: 'Count', kind: 'number' },
    { variable: 'least', label: 'Least', kind: 'number', min: 3 },
    { variable: 'most', label: 'Most', kind: 'number', max: 3 },
    { variable: 'day', label: 'Day', kind: 'date' },
    { variable: 'colour', label: 'Colour', kind: 'choice', choices: ['red'] },
    { variable: 'short', label: 'Short', kind: 'text', min: 5 },
    { variable: 'long', label: 'Long', kind: 'text', max: 1 },
  ]
  const given = {
    mail: 'x',
    phone: 'x',
    count: 'x',
    least: '1',
    most: '9',
    day: 'x',
    colour: 'blue',
    short: 'abc',
    long: 'abc',
  }
  const wrong = (say: Parameters<typeof checkForm>[2]) =>
    checkForm(fields, given, say).errors.map(({ message }) => message)
  expect(wrong(formMessages)).toHaveLength(fields.length)
  expect(wrong(formMessages).map(german)).toEqual(wrong(de.form))
  const { notFilled, answered, missing } = formMessages
  expect([notFilled, answered, missing].map(german)).toEqual([de.form.notFilled, de.form.answered, de.form.missing])
})

test('nothing that is said of a visitor’s file stays English', () => {
  const { tooLarge, wrongType, empty, tooMany, tooOften, notAllowed, notThere, notFound } = attachmentMessages
  const said = [tooLarge, wrongType, empty, tooMany, tooOften, notAllowed, notThere, notFound]
  for (const text of [...said, attachmentMessages.notWhatItSays('a.png')]) expect(german(text)).not.toBe(text)
})
