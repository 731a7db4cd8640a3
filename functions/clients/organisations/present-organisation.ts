import type { Organisation as Stored } from '#features/workspaces'
import { withoutUndefined } from '#lib/http/request/without-undefined'
import type { Organisation } from '#shared/clients/schema'
import { newOrganisation } from './new-organisation.ts'

/** The whole record: what was never set is as in a new one. */
export const presentOrganisation = ({
  id,
  allowBilling: _,
  widgetIDs,
  seats = 0,
  ...stored
}: Stored): Organisation => ({
  ...newOrganisation,
  ...withoutUndefined(stored),
  ID: id,
  type: 'org',
  widgetIDs: [...(widgetIDs ?? [])],
  seats,
})
