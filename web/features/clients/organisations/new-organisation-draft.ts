import type { ClientOnboarding } from '#shared/agencies/onboarding-settings'
import type { OrganisationDraft } from './use-organisation-form.ts'

/** As the server begins one, with what SAAS Mode sets (specification 2, section 5: its name). */
export const newOrganisationDraft = ({
  defaultClientAccess,
  defaultDashboardLayout,
}: Pick<ClientOnboarding, 'defaultClientAccess' | 'defaultDashboardLayout'>): OrganisationDraft => ({
  name: 'New Organization',
  squarePhotoURL: '',
  dashboardLayout: defaultDashboardLayout,
  defaultClientAccess,
  defaultClientCanEdit: null,
  defaultClientTabOrder: [],
  predefinedTags: [],
  disallowAnyTags: false,
  preferredLanguage: 'en',
  disableHandoff: false,
  widgetIDs: [],
  settings: {
    smartHandoff: false,
    disableHandoffMessages: false,
    enableCannedResponses: false,
    disableClientAccess: false,
    disableClientAccessMessage: '',
  },
})
