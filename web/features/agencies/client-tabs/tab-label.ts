import type { ClientTab } from '#shared/agencies/client-tabs'
import { t } from './t.ts'

/** A client tab as its navigation calls it (specification 2, section 2). */
export const tabLabel = (tab: ClientTab): string => t(tab)
