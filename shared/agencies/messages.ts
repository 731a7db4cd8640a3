import { textsOf } from '#shared/text'

/** Worded as specification 2, sections 4, 5 and 8. */
export const agencyMessages = {
  saved: 'Saved successfully',
  savedData: 'Successfully saved data.',
  notSaved: 'Error occured when trying to save..',
  initialised: 'Agency settings initialized',
  notInitialised: 'Error creating agency settings',
  tabSlash: 'URL must include a leading slash (/)',
  tabReserved: 'This URL is reserved for a default tab',
  tabUsed: 'This URL is already used by another tab',
  fontUnknown: 'This font name is not a valid one, please double check font name.',
  allSaved: 'All changes saved.',
  unsaved: 'There are unsaved changes.',
  // not in the specifications
  nameRequired: 'Please enter the name of your agency.',
  address: 'Use an address like https://example.com.',
  emailInvalid: 'Please enter a valid email',
  colour: 'Use 3 or 6 hex digits, like #0070f3.',
  tabLabel: 'Please enter a label.',
  tabLetters: 'Use letters, digits, hyphens and underscores after the slash, like /reports.',
  tabFrame: 'Use an address like https://example.com of another site.',
  tabOwnHost: 'A page of your portal or of this platform cannot be shown in a tab.',
  tabCode: 'The code of a tab can be 100 KB when compressed. Load large libraries from their own address.',
  tabIcon: 'An icon can be 1 MB.',
  noTab: 'There is no such tab.',
  fontService: 'Fonts cannot be checked at present. Try again in a minute.',
  fontLarge: 'This font is larger than 1.5 MB and cannot be used.',
  cssUnreadable: (line: number) => `Nothing of this CSS can be used: see line ${line}.`,
  cssNested: 'This CSS is nested too deeply to be used.',
  pictureSize: (pixels: number) => `This is no PNG picture of ${pixels} × ${pixels} pixels.`,
  notFound: 'There is no such agency.',
  changedMeanwhile: 'Another member changed these settings in the meantime. Reload them and repeat your change.',
} as const

export const agencyText = /* @__PURE__ */ textsOf('agencies', agencyMessages)
