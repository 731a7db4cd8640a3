import type { agencyOf } from '#features/agencies'
import { ownMediaPath } from '#features/files'
import type { Organisation } from '#features/workspaces'
import { newOrganisation } from '#functions/clients/organisations/new-organisation'
import type { StoredClient } from '#functions/clients/store'
import { withoutUndefined } from '#lib/http/request/without-undefined'
import type { CustomTab } from '#shared/agencies/tabs/custom-tab'
import type { PortalClient, PortalOrganisation, PortalSession } from '#shared/clients/portal-session'

type Agency = Awaited<ReturnType<typeof agencyOf>>

/** The one who is logged in; the contract leaves out what the agency alone sees. */
export const presentPerson = (client: StoredClient): PortalClient => ({ ...client, isAdmin: false })

/** The agency in the place of a client (specification 3, section 6: all pages, `isAdmin`). */
export const presentAdmin = ({ ID, name, squarePhotoURL }: Agency): PortalClient => ({
  ID,
  orgId: '',
  name,
  email: '',
  squarePhotoURL,
  isAdmin: true,
  isOrgAdmin: false,
  allowCreateAgents: false,
  canDelegateChats: true,
  hideAdvancedSettings: false,
  preferredLanguage: 'en',
  predefinedTags: [],
  notificationsSettings: { notifyThrough: 'none', notifyIf: 'none' },
  status: 'offline',
  lastModified: 0,
  isNewSignup: false,
  onboardingState: { isCompleted: true },
})

export const presentOrganisationOf = (
  { id, settings, ...stored }: Organisation,
  users: readonly StoredClient[],
): PortalOrganisation => ({
  ...newOrganisation,
  ...withoutUndefined(stored),
  settings: { ...newOrganisation.settings, ...settings },
  ID: id,
  users: [...users],
})

export const presentAgency = ({ ID, name, supportEmail, settings }: Agency): PortalSession['agency'] => ({
  ID,
  name,
  supportEmail,
  settings,
})

export const presentTab = ({
  id,
  label,
  href,
  iconUrl,
  pageType,
  iframeUrl,
}: CustomTab): PortalSession['customTabs'][number] => ({
  id,
  label,
  href,
  icon: ownMediaPath(iconUrl),
  pageType,
  iframeUrl: pageType === 'iframe' ? iframeUrl : '',
})
