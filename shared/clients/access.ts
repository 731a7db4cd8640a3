import * as z from 'zod'
import { clientTabs } from '#shared/agencies/client-tabs'
import { MAX_CUSTOM_TABS } from '#shared/agencies/tabs/limits'

/** A custom tab as access names it: by its id, so that a new address keeps its clients, and a new tab at an old address has none. */
export const CustomTabAccess = z.templateLiteral(['/c/', z.string().regex(/^[A-Za-z0-9]{10}$/)])

/** The most tabs that access may name: the product's and the agency's. */
const MAX_TABS = clientTabs.length + MAX_CUSTOM_TABS

/** A tab that access names. */
export const AnyTab = z.union([z.enum(clientTabs), CustomTabAccess])
export type AnyTab = z.output<typeof AnyTab>

export const AnyTabs = z.array(AnyTab).max(MAX_TABS)

/** Which tabs a client sees, each once. Custom tabs that are always visible need no access. */
export const TabAccess = AnyTabs.transform((tabs) => [...new Set(tabs)])
export type TabAccess = z.output<typeof TabAccess>

/** Tabs of the product alone, each once: where a client changes things, which a custom tab decides by itself. */
export const ProductTabs = z
  .array(z.enum(clientTabs))
  .max(clientTabs.length)
  .transform((tabs) => [...new Set(tabs)])

/** The order of the tabs: their names without the slash (`home`, `c/a1b2c3d4e5`); tabs that it does not name follow in the usual order. */
export const TabOrder = z
  .array(z.string().regex(/^(?:c\/)?[\w-]{1,60}$/))
  .max(100)
  .transform((names) => [...new Set(names)])

/** A new client's access where neither the agency nor the organisation says otherwise (specification 2, section 6). */
export const DEFAULT_ACCESS: TabAccess = ['/home', '/convos', '/analytics', '/leads', '/campaigns']

/** What a new client of an organisation gets: its default; an empty one means conversations only. */
export const accessOfNewClient = (ofOrganisation: TabAccess | undefined): TabAccess =>
  ofOrganisation === undefined ? DEFAULT_ACCESS : ofOrganisation.length === 0 ? ['/convos'] : ofOrganisation
