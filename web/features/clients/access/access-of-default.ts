import type { Organisation } from '#shared/clients/schema'
import type { TabAccess } from './tab-order.ts'

/** What a new client of the organisation gets: its default; an empty one means conversations only (specification 2, section 6). */
export const accessOfDefault = ({
  defaultClientAccess,
  defaultClientCanEdit,
  defaultClientTabOrder,
}: Organisation): TabAccess => ({
  canAccess: defaultClientAccess.length === 0 ? ['/convos'] : defaultClientAccess,
  canEdit: defaultClientCanEdit,
  order: defaultClientTabOrder,
})
