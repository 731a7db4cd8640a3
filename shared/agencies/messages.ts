import { textsOf } from '#shared/text'

/** Worded as specification 2, sections 4, 5 and 8. */
export const agencyMessages = {
  saved: 'Saved successfully',
  savedData: 'Successfully saved data.',
  notSaved: 'Error occured when trying to save..',
  initialised: 'Agency settings initialized',
  notInitialised: 'Error creating agency settings',
  allSaved: 'All changes saved.',
  unsaved: 'There are unsaved changes.',
  // not in the specifications
  nameRequired: 'Please enter the name of your agency.',
  address: 'Use an address like https://example.com.',
  emailInvalid: 'Please enter a valid email',
  colour: 'Use 3 or 6 hex digits, like #0070f3.',
  notFound: 'There is no such agency.',
  changedMeanwhile: 'Another member changed these settings in the meantime. Reload them and repeat your change.',
} as const

export const agencyText = /* @__PURE__ */ textsOf('agencies', agencyMessages)
