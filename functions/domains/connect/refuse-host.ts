import { claimOf } from '#functions/domains/claims/claim-of'
import { releaseInDirectory } from '#functions/domains/claims/release-in-directory'
import type { ConnectedHost } from '#functions/domains/store'
import { world } from '#lib/world'
import type { Text } from '#shared/text'
import { settle, type Turn } from './change-host.ts'
import { storedText } from './stored-text.ts'

/** Ends a claim that can never succeed; its row says why until a member cancels it. */
export const refuseHost = async (row: ConnectedHost, why: Text): Promise<Turn> => {
  await releaseInDirectory({ ...claimOf(row), at: world().now() })
  return settle(row, 'refused', { error: storedText(why) })
}
