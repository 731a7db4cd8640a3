import { clientTabs } from '#shared/agencies/client-tabs'
import type { ClientFields } from '#shared/clients/schema'

/** The set of tabs to look at alone, where these may be changed; `undefined` where all may: DynamoDB has no empty sets. */
export const viewOnlyOf = (canEdit: ClientFields['canEdit'] | undefined): ReadonlySet<string> | undefined => {
  const tabs = canEdit ? clientTabs.filter((tab) => !canEdit.includes(tab)) : []
  return tabs.length > 0 ? new Set(tabs) : undefined
}
