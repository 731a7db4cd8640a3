import { DEFAULT_ACCESS } from '#shared/clients/access'
import { NEW_ORGANISATION_NAME, type OrganisationFields } from '#shared/clients/schema'

/** What an organisation has of which nothing was said (specification 2, sections 3 and 5). */
export const newOrganisation: OrganisationFields = {
  name: NEW_ORGANISATION_NAME,
  squarePhotoURL: '',
  dashboardLayout: 'vertical',
  defaultClientAccess: DEFAULT_ACCESS,
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
}
