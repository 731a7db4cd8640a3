import { expect, test } from 'vitest'
import { pastedFiles } from '#shared/conversations/attachments/pasted-files'

test('a paste attaches a screenshot, a picture of a page and a file of a file manager, but no picture of formatted text', () => {
  const files = ['the picture']
  const pasted = (...types: string[]) => pastedFiles({ types: [...types, 'Files'], files })
  expect(pasted()).toBe(files)
  expect(pasted('text/html')).toBe(files)
  expect(pasted('text/plain')).toBe(files)
  expect(pasted('text/plain', 'text/html')).toBeNull()
  expect(pasted('text/plain', 'text/rtf')).toBeNull()
})
