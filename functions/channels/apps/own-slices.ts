import { channelAccounts } from '#functions/channels/accounts/store'
import type { Slice } from '#functions/channels/provider/inbound'
import { log } from '#lib/log'
import type { OwnApp } from './store.ts'

/** One request to the database. */
const MOST = 100

/**
 * Of what a workspace's own app delivers the slices of accounts that this workspace has connected through it. The app's owner can
 * sign what they like, so all else is dropped before anything is stored: it could be another workspace's account.
 */
export const ownSlices = async (
  slices: readonly Slice[],
  { appKey, workspaceId }: Pick<OwnApp, 'appKey' | 'workspaceId'>,
): Promise<readonly Slice[]> => {
  const named = [...new Set(slices.map(({ account }) => account))]
  const own = new Set<string>()
  for (let from = 0; from < named.length; from += MOST) {
    const ids = named.slice(from, from + MOST).map((account) => ({ account }))
    for (const found of await channelAccounts.getMany(ids, { consistent: true }))
      if (found.workspaceId === workspaceId && found.appKey === appKey) own.add(found.account)
  }
  const kept = slices.filter(({ account }) => own.has(account))
  if (kept.length < slices.length)
    log('warn', 'deliveries of accounts that are not the app’s', { workspaceId, count: slices.length - kept.length })
  return kept.map((slice) => ({ ...slice, app: appKey }))
}
