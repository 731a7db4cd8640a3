import { standingTabs } from '#shared/agencies/standing-tabs'
import type { AnyTab } from '#shared/clients/access'

export interface TabAccess {
  readonly canAccess: readonly AnyTab[]
  /** Where they change things; null: wherever they are. */
  readonly canEdit: readonly AnyTab[] | null
  /** Names of tabs without the slash; the others follow in the usual order. */
  readonly order: readonly string[]
}

const nameOf = (tab: AnyTab): string => tab.slice(1)

/** The tabs that are shown, in order, of those that stand. Others are left out; what is stored of them stays. */
export const orderedTabs = (
  { canAccess, order }: Omit<TabAccess, 'canEdit'>,
  standing: readonly AnyTab[] = standingTabs,
): readonly AnyTab[] => {
  const shown = standing.filter((tab) => canAccess.includes(tab))
  const placeOf = (tab: AnyTab) => (order.includes(nameOf(tab)) ? order.indexOf(nameOf(tab)) : order.length)
  return shown.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The order once a tab stands one place further up or down; names of tabs that are not shown keep theirs at the end. */
export const movedOrder = (
  access: Omit<TabAccess, 'canEdit'>,
  tab: AnyTab,
  by: -1 | 1,
  standing: readonly AnyTab[] = standingTabs,
): readonly string[] => {
  const tabs = orderedTabs(access, standing)
  const at = tabs.indexOf(tab)
  const to = at + by
  if (at < 0 || to < 0 || to >= tabs.length) return access.order
  const names = tabs.map(nameOf)
  const moved = names.toSpliced(at, 1).toSpliced(to, 0, nameOf(tab))
  return [...moved, ...access.order.filter((name) => !moved.includes(name))]
}
