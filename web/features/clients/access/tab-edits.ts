import { type ClientTab, clientTabs } from '#shared/agencies/client-tabs'
import type { AnyTab } from '#shared/clients/access'

type CanEdit = readonly AnyTab[] | null

/** No client changes anything there. */
const readOnly: readonly AnyTab[] = ['/home', '/metrics', '/analytics']

/** Whether a tab can be given to be changed; what a custom tab does there is its own. */
export const isEditable = (tab: AnyTab): tab is ClientTab =>
  clientTabs.some((each) => each === tab) && !readOnly.includes(tab)

export const isViewOnly = (canEdit: CanEdit, tab: AnyTab): boolean => canEdit !== null && !canEdit.includes(tab)

/** The tabs to change once this one is to change, or to look at; null for all of them. */
export const withEdit = (canEdit: CanEdit, tab: ClientTab, mayEdit: boolean): ClientTab[] | null => {
  const next = clientTabs.filter((each) => (each === tab ? mayEdit : !isViewOnly(canEdit, each)))
  return next.length === clientTabs.length ? null : next
}

/** Those of the tabs that are to look at alone. */
export const viewOnlyOf = (canEdit: CanEdit, tabs: readonly AnyTab[]): readonly AnyTab[] =>
  tabs.filter((tab) => isEditable(tab) && isViewOnly(canEdit, tab))
