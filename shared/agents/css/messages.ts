import { textsOf } from '#shared/text'

/** Worded as specification 1, section 8 where it has a wording. */
export const cssMessages = {
  failed: 'Failed to generate CSS. Please try again.',
  apology: 'Sorry, I could not write that CSS. Please try again in a moment.',
  noCode: 'Generated response but no CSS code found. Please check the chat for the response.',
  noCodeHere: 'No CSS code found in this message.',
  inserted: 'CSS generated and inserted successfully!',
  insertedByHand: 'CSS inserted manually!',
  reset: 'Chat conversation reset!',
  editorFailed: 'Failed to load code editor extensions.',
  otherRegion: 'This agent is kept in another region.',
  tooMany: 'That is enough CSS for the moment. Please try again in a few minutes.',
  noCredits: 'There are no credits left to write CSS with.',
} as const

export const cssText = /* @__PURE__ */ textsOf('css', cssMessages)
