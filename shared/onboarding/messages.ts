import { agentMessages } from '#shared/agents/messages'
import { textsOf } from '#shared/text'

/** Messages of the onboarding wizard, worded as the specifications where they have any. */
export const onboardingMessages = {
  nameRequired: 'Please enter the name of your company.',
  descriptionRequired: 'Please describe in a sentence what your company does.',
  websiteInvalid: 'This is not a website address. Try something like example.com.',
  /** Specification 2, section 8. */
  analysisFailed: 'Unable to analyze website branding',
  /** The detail after it; other failures use the messages of imports. */
  notAPage: 'There is no web page at this address.',
  tooMany: 'You can analyze twenty websites an hour. Try again later, or choose everything yourself.',
  logoTooLarge: 'Max size: 0.5 MBs',
  logoType: 'Only png, jpg, jpeg, gif, webp Files',
  colourInvalid: 'Six hex digits, like #0f766e.',
  openingWebsite: 'Opening the website',
  findingLogo: 'Finding the logo and typeface',
  pickingColours: 'Reading pages and picking colours',
  readingPages: 'Reading the pages',
  creatingAgent: 'Creating the agent',
  importingPages: 'Importing the pages',
  learning: 'Building the search index',
  notCreated: agentMessages.notCreated,
} as const

export const onboardingText = /* @__PURE__ */ textsOf('onboarding', onboardingMessages)
