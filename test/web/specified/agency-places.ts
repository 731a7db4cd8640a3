import { domainMessages } from '#shared/domains/messages'
import { place } from './place.ts'

/** The agency's settings (specification 2). */
export const agencyPlaces = {
  'This domain already exists. Please try another one.': place(
    domainMessages,
    'exists',
    'functions/domains/hosts/add-host.ts',
    'Agency, Domains, Set up with a name that another agency has',
  ),
  'Failed to set up subdomain. Please try again.': place(
    domainMessages,
    'notSetUp',
    'web/features/agencies/domains/set-up-subdomain.tsx',
    'Agency, Domains, Set up, the server refuses',
  ),
} as const
