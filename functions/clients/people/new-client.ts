import type { StoredClient } from '#functions/clients/store'
import { accessOfNewClient } from '#shared/clients/access'
import type { ClientFields, OrganisationFields } from '#shared/clients/schema'

interface NewClient {
  readonly ID: string
  readonly agencyId: string
  readonly orgId: string
  readonly fields: Partial<ClientFields> & Pick<ClientFields, 'name' | 'email'>
  /** Of the organisation, as far as they are set. */
  readonly defaults: Partial<
    Pick<OrganisationFields, 'defaultClientAccess' | 'defaultClientTabOrder' | 'preferredLanguage'>
  >
  readonly permissions: Pick<ClientFields, 'allowCreateAgents' | 'canDelegateChats' | 'hideAdvancedSettings'>
  readonly passwordHash: string
  readonly isNewSignup: boolean
}

/** A client as it begins (specification 2, section 3, "New-client defaults"). `now` in milliseconds. */
export const newClient = (given: NewClient, now: number): StoredClient => {
  const { ID, agencyId, orgId, fields, defaults, permissions, passwordHash, isNewSignup } = given
  const access = accessOfNewClient(defaults.defaultClientAccess)
  return {
    squarePhotoURL: '',
    isOrgAdmin: false,
    ...permissions,
    widgetIDs: null,
    canEdit: null,
    preferredLanguage: defaults.preferredLanguage ?? 'en',
    predefinedTags: [],
    ...fields,
    ID,
    agencyId,
    orgId,
    ...(access.length > 0 ? { canAccess: new Set(access) } : {}),
    clientTabOrder: defaults.defaultClientTabOrder ?? [],
    status: 'offline',
    type: 'client',
    ts: Math.floor(now / 1000),
    lastModified: Math.floor(now / 1000),
    notificationsSettings: { notifyThrough: 'all', notifyIf: 'requestsOnly' },
    isNewSignup,
    onboardingState: { isCompleted: !isNewSignup },
    internal: { hasChangedPassword: false },
    passwordHash,
    passwordVersion: 1,
  }
}
