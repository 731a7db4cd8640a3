import type { Client } from '#shared/clients/schema'

/** What the drawer edits. */
export type PersonDraft = Pick<
  Client,
  | 'name'
  | 'email'
  | 'orgId'
  | 'squarePhotoURL'
  | 'preferredLanguage'
  | 'widgetIDs'
  | 'isOrgAdmin'
  | 'allowCreateAgents'
  | 'canDelegateChats'
  | 'hideAdvancedSettings'
> & {
  /** Empty: the old one stays. */
  readonly dashboardPassword: string
}

export const draftOf = (client: Client): PersonDraft => ({
  name: client.name,
  email: client.email,
  orgId: client.orgId,
  squarePhotoURL: client.squarePhotoURL,
  preferredLanguage: client.preferredLanguage,
  widgetIDs: client.widgetIDs,
  isOrgAdmin: client.isOrgAdmin,
  allowCreateAgents: client.allowCreateAgents,
  canDelegateChats: client.canDelegateChats,
  hideAdvancedSettings: client.hideAdvancedSettings,
  dashboardPassword: '',
})
