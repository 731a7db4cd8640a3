import * as z from 'zod'
import { clientTabs } from '#shared/agencies/client-tabs'

/** Which tabs a client sees, each once. Custom tabs that are always visible need no access. */
export const TabAccess = z
  .array(z.enum(clientTabs))
  .max(clientTabs.length)
  .transform((tabs) => [...new Set(tabs)])
export type TabAccess = z.output<typeof TabAccess>

/** The order of the tabs: their names without the slash; tabs that it does not name follow in the usual order. */
export const TabOrder = z
  .array(z.string().regex(/^[\w-]{1,60}$/))
  .max(100)
  .transform((names) => [...new Set(names)])

/** A new client's access where neither the agency nor the organisation says otherwise (specification 2, section 6). */
export const DEFAULT_ACCESS: TabAccess = ['/home', '/convos', '/analytics', '/leads', '/campaigns']

/** What a new client of an organisation gets: its default; an empty one means conversations only. */
export const accessOfNewClient = (ofOrganisation: TabAccess | undefined): TabAccess =>
  ofOrganisation === undefined ? DEFAULT_ACCESS : ofOrganisation.length === 0 ? ['/convos'] : ofOrganisation
