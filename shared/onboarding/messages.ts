import { agentMessages } from '#shared/agents/messages'
import { textsOf } from '#shared/text'

/** Messages of the onboarding wizard, worded as the specifications where they have any; the first five are specification 2's, section 5. */
export const onboardingMessages = {
  nameRequired: 'Company name is required',
  websiteRequired: 'Company website is required',
  websiteInvalid: 'Please enter a valid website URL or domain',
  descriptionRequired: 'Please tell us what your company does',
  descriptionTooShort: 'Please provide at least 10 characters',
  /** Specification 2, section 8. */
  analysisFailed: 'Unable to analyze website branding',
  /** The detail after it; other failures use the messages of imports. */
  notAPage: 'There is no web page at this address.',
  tooMany: 'You can analyze twenty websites an hour. Try again later, or choose everything yourself.',
  logoTooLarge: 'Max size: 0.5 MBs',
  logoType: 'Only png, jpg, jpeg, gif, webp Files',
  pictureUnknown: 'Choose one of the pictures that were found on the website.',
  colourInvalid: 'Three or six hex digits, like #2563eb.',
  openingWebsite: 'Opening the website',
  openingWebsiteDone: 'Opened the website',
  findingLogo: 'Finding the logo and typeface',
  findingLogoDone: 'Found the logo and typeface',
  pickingColours: 'Reading pages and picking colours',
  pickingColoursDone: 'Read pages and picked colours',
  readingPages: 'Reading the pages',
  readingPagesDone: 'Read the pages',
  creatingAgent: 'Creating the agent',
  creatingAgentDone: 'Created the agent',
  importingPages: 'Importing the pages',
  importingPagesDone: 'Imported the pages',
  learning: 'Building the search index',
  learningDone: 'Built the search index',
  notCreated: agentMessages.notCreated,
} as const

export const onboardingText = /* @__PURE__ */ textsOf('onboarding', onboardingMessages)
