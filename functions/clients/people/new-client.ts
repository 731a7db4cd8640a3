import type { StoredClient } from '#functions/clients/store'
import { accessOfNewClient } from '#shared/clients/access'
import type { ClientFields, OrganisationFields } from '#shared/clients/schema'
import { viewOnlyOf } from './view-only.ts'

interface NewClient {
  readonly ID: string
  readonly agencyId: string
  readonly orgId: string
  readonly fields: Partial<ClientFields> & Pick<ClientFields, 'name' | 'email'>
  /** Of the organisation, as far as they are set. */
  readonly defaults: Partial<
    Pick<
      OrganisationFields,
      'defaultClientAccess' | 'defaultClientCanEdit' | 'defaultClientTabOrder' | 'preferredLanguage'
    >
  >
  readonly permissions: Pick<ClientFields, 'allowCreateAgents' | 'canDelegateChats' | 'hideAdvancedSettings'>
  readonly passwordHash: string
  readonly isNewSignup: boolean
}

/** A client as it begins (specification 2, section 3, "New-client defaults"). `now` in milliseconds. */
export const newClient = (of: NewClient, now: number): StoredClient => {
  const { ID, agencyId, orgId, defaults, permissions, passwordHash, isNewSignup } = of
  const { canEdit = defaults.defaultClientCanEdit, ...fields } = of.fields
  const viewOnly = viewOnlyOf(canEdit)
  const access = accessOfNewClient(defaults.defaultClientAccess)
  return {
    squarePhotoURL: '',
    isOrgAdmin: false,
    ...permissions,
    widgetIDs: null,
    preferredLanguage: defaults.preferredLanguage ?? 'en',
    predefinedTags: [],
    ...fields,
    ID,
    agencyId,
    orgId,
    ...(access.length > 0 ? { canAccess: new Set(access) } : {}),
    ...(viewOnly ? { viewOnly } : {}),
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
