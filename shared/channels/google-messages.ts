import { textsOf } from '#shared/text'

/** Worded as specification 1, sections 5 and 8, has them. */
export const googleMessages = {
  fillIn: 'Please fill in the required fields.',
  notSaved: 'Failed to save the data.',
  saved: 'Successfully saved data.',
} as const

export const googleText = /* @__PURE__ */ textsOf('channels-google', googleMessages)
