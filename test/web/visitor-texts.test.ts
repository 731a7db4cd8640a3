import { beforeAll, expect, test } from 'vitest'
import type { FormField } from '#shared/agents/schema'
import { checkForm } from '#shared/conversations/forms/check-form'
import { formMessageText } from '#shared/conversations/forms/form-messages'
import { formRefusals } from '#shared/conversations/forms/form-refusals'
import { de } from '#shared/conversations/widget-words/de'
import { loadGerman } from '#web/german.ts'
import { serverText } from '#web/lib/words/server-text.ts'

beforeAll(loadGerman)

test('a form’s errors read the same in the test chat as in the widget', () => {
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
  const inTestChat = checkForm(fields, given, formRefusals).errors.map(({ error }) => serverText(error))
  expect(de.form).toBeDefined()
  if (!de.form) return
  expect(inTestChat).toHaveLength(fields.length)
  expect(inTestChat).toEqual(checkForm(fields, given, de.form).errors.map(({ error }) => error))
  const ofServer = (['notFilled', 'answered', 'missing'] as const).map((id) => serverText(formMessageText(id)))
  expect(ofServer).toEqual([de.form.notFilled, de.form.answered, de.form.missing])
})
