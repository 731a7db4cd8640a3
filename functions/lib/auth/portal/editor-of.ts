import type { AgencyAdminActor, ClientActor } from '#lib/auth/actor'
import type { ClientTab } from '#shared/agencies/client-tabs'
import { tabRight } from '#shared/clients/tab-right'
import { adminTabs } from './admin-tabs.ts'

/** What one who is logged in to a portal sees and changes of an agent. */
export interface Editor {
  readonly hideAdvancedSettings: boolean
  readonly canView: (tab: ClientTab) => boolean
  readonly canEdit: (tab: ClientTab) => boolean
}

export const editorOf = (actor: ClientActor | AgencyAdminActor): Editor => {
  if (actor.kind === 'agency-admin') {
    const has = (tab: ClientTab) => adminTabs.includes(tab)
    return { hideAdvancedSettings: false, canView: has, canEdit: has }
  }
  const { client } = actor
  return {
    hideAdvancedSettings: client.hideAdvancedSettings,
    canView: (tab) => tabRight(client, tab) !== undefined,
    canEdit: (tab) => tabRight(client, tab) === 'edit',
  }
}
