import { expect, test } from 'vitest'
import { cssMessages } from '#shared/agents/css/messages'

test('the CSS assistant and its editor use the messages of specification 1, section 8', () => {
  expect(cssMessages).toMatchObject({
    failed: 'Failed to generate CSS. Please try again.',
    noCode: 'Generated response but no CSS code found. Please check the chat for the response.',
    noCodeHere: 'No CSS code found in this message.',
    inserted: 'CSS generated and inserted successfully!',
    insertedByHand: 'CSS inserted manually!',
    reset: 'Chat conversation reset!',
    editorFailed: 'Failed to load code editor extensions.',
  })
})
