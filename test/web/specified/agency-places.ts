import { agencyMessages } from '#shared/agencies/messages'
import { clientMessages } from '#shared/clients/messages'
import { domainMessages } from '#shared/domains/messages'
import { senderMessages } from '#shared/senders/messages'
import { place } from './place.ts'

const form = 'web/features/agencies/settings/use-agency-form.ts'
const bar = 'web/features/agencies/settings/agency-bar.tsx'
const queries = 'web/features/agencies/queries.ts'
const tabAddress = 'shared/agencies/tabs/tab-address.ts'
const addDomain = 'web/features/agencies/email/add-domain.tsx'
const domainState = 'web/features/agencies/email/domain-state.tsx'
const organisation = 'web/features/clients/organisations/use-organisation-form.ts'

/** The agency's settings, its clients and their organisations. */
export const agencyPlaces = {
  'All changes saved.': place(agencyMessages, 'allSaved', bar, 'the settings as they are stored'),
  'There are unsaved changes.': place(agencyMessages, 'unsaved', bar, 'a setting is changed'),
  'Saved successfully': place(agencyMessages, 'saved', form, 'Save'),
  'Error occured when trying to save..': place(agencyMessages, 'notSaved', bar, 'Save, the server refuses'),
  'Agency settings initialized': place(agencyMessages, 'initialised', queries, 'the first visit'),
  'Error creating agency settings': place(
    agencyMessages,
    'notInitialised',
    queries,
    'the first visit, the server fails',
  ),
  'URL must include a leading slash (/)': place(
    agencyMessages,
    'tabSlash',
    tabAddress,
    'Custom Tabs, a URL without one',
  ),
  'This URL is reserved for a default tab': place(agencyMessages, 'tabReserved', tabAddress, 'Custom Tabs, /home'),
  'This URL is already used by another tab': place(
    agencyMessages,
    'tabUsed',
    tabAddress,
    'Custom Tabs, the URL of the tab before',
  ),
  'This font name is not a valid one, please double check font name.': place(
    agencyMessages,
    'fontUnknown',
    'functions/agencies/fonts/copy-font.ts',
    'Theme, a font that the service does not have',
  ),
  'This email is already in use by another client.': place(
    clientMessages,
    'emailTaken',
    'functions/clients/people/refusal-of.ts',
    'Add User with the address of another',
  ),
  'Organization name is required.': place(clientMessages, 'organisationName', organisation, 'Org Info, no name'),
  'Organization ID is missing. Please try again or contact support.': place(
    clientMessages,
    'organisationId',
    organisation,
    'Org Info of a record without an id',
  ),
  'Organization updated successfully!': place(clientMessages, 'organisationSaved', organisation, 'Org Info, Save'),
  'Failed to update organization: {message}': place(
    clientMessages,
    'organisationNotSaved',
    organisation,
    'Org Info, Save, the server refuses',
  ),
  'Unknown error': place(clientMessages, 'unknownError', organisation, 'a refusal without a message'),
  'Domain added successfully! Please add the DNS records.': place(
    senderMessages,
    'added',
    addDomain,
    'Email, Add domain',
  ),
  'Domain verification pending..': place(senderMessages, 'pending', domainState, 'Verify DNS Records, none found yet'),
  'Domain verification successful..': place(senderMessages, 'verified', domainState, 'the records are found'),
  'Domain deleted successfully..': place(senderMessages, 'deleted', domainState, 'Delete Domain, confirmed'),
  'Failed to add domain: {message}': place(
    senderMessages,
    'notAddedBecause',
    addDomain,
    'Add domain, the server says why not',
  ),
  'Failed to add domain. Please try again.': place(senderMessages, 'notAdded', addDomain, 'Add domain, the call fails'),
  'Failed to verify domain. Please try again.': place(
    senderMessages,
    'notVerified',
    domainState,
    'Verify DNS Records, the call fails',
  ),
  'Failed to delete domain. Please try again.': place(
    senderMessages,
    'notDeleted',
    domainState,
    'Delete Domain, the call fails',
  ),
  'This domain is already added.': place(
    senderMessages,
    'alreadyAdded',
    'functions/senders/claims/add-sender.ts',
    'Add domain, the one that is there',
  ),
  'This domain already exists. Please try another one.': place(
    domainMessages,
    'exists',
    'functions/domains/hosts/add-host.ts',
    'Agency, Domains, Set up with a name that another agency has',
  ),
  'Please enter a custom domain': place(
    domainMessages,
    'customRequired',
    'web/features/agencies/domains/custom/custom-domain-field.tsx',
    'Agency, Domains, Set up without a name; by the API in custom-domain.ts',
  ),
  'Please input a subdomain: "{host}"': place(
    domainMessages,
    'customIsApex',
    'functions/domains/records/custom-domain.ts',
    'Agency, Domains, Set up with acme.com',
  ),
  'This domain already exists on another account.': place(
    domainMessages,
    'customExists',
    'functions/domains/custom/claim-custom.ts',
    'Agency, Domains, Set up with a domain that another agency has, in either region',
  ),
  'Failed to set up custom domain. Please try again.': place(
    domainMessages,
    'customNotSetUp',
    'web/features/agencies/domains/custom/custom-domain-field.tsx',
    'Agency, Domains, Set up, the call fails',
  ),
  'Failed to set up subdomain. Please try again.': place(
    domainMessages,
    'notSetUp',
    'web/features/agencies/domains/set-up-subdomain.tsx',
    'Agency, Domains, Set up, the server refuses',
  ),
} as const
