import { agentMessages } from '#shared/agents/messages'

/** What the wizard says; the specifications' own words where they have any. */
export const onboardingMessages = {
  nameRequired: 'Please enter the name of your company.',
  descriptionRequired: 'Please describe in a sentence what your company does.',
  websiteInvalid: 'This is not an address of a website. Try something like example.com.',
  /** Specification 2, section 8. */
  analysisFailed: 'Unable to analyze website branding',
  /** What is said after it; for the rest an import's own words serve. */
  notAPage: 'There is no web page at this address.',
  tooMany: 'Twenty websites an hour can be looked at. Try again later, or choose everything by hand.',
  logoTooLarge: 'Max size: 0.5 MBs',
  logoType: 'Only png, jpg, jpeg, gif, webp Files',
  colourInvalid: 'Six hex digits, like #0f766e.',
  notCreated: agentMessages.notCreated,
} as const
