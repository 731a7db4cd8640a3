import { organisations } from '#features/workspaces'
import { absentOrBelow, present } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { MAX_CLIENTS_OF_ORGANISATION } from '#shared/clients/limits'

/** Refused where the organisation is full, so that two at once never take the last place. */
export const takingSeat = (id: string): Write =>
  organisations.changing(
    { id },
    { add: { seats: 1 } },
    { id: present, seats: absentOrBelow(MAX_CLIENTS_OF_ORGANISATION) },
  )

export const leavingSeat = (id: string): Write =>
  organisations.changing({ id }, { add: { seats: -1 } }, { id: present })
