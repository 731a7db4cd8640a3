/** The public pages under /legal and their titles; each one's text is in texts/ under the same name. */
export const legalPages = {
  about: 'About',
  tos: 'Terms of Service',
  'privacy-policy': 'Privacy Policy',
  'cookie-policy': 'Cookie Policy',
  'refund-policy': 'Refund Policy',
  gdpr: 'GDPR',
  contact: 'Contact',
} as const

export type LegalPage = keyof typeof legalPages

export const isLegalPage = (name: string): name is LegalPage => Object.hasOwn(legalPages, name)
