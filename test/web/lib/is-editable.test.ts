import { expect, test } from 'vitest'
import { isEditable } from '#web/lib/browser/is-editable.ts'

test.each([
  [{ tagName: 'TEXTAREA' }],
  [{ tagName: 'INPUT', type: 'text' }],
  [{ tagName: 'INPUT', type: 'number' }],
  [{ tagName: 'DIV', isContentEditable: true }],
  [{ tagName: 'IFRAME' }],
])('a user in %j may be typing, and keeps the focus', (place) => expect(isEditable(place)).toBe(true))

test.each([[null], [{ tagName: 'BODY' }], [{ tagName: 'BUTTON' }], [{ tagName: 'INPUT', type: 'checkbox' }]])(
  '%j takes no text',
  (place) => expect(isEditable(place)).toBe(false),
)
