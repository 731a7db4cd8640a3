import { hosts } from '#functions/domains/store'

/** The live host of an agency's portal, its own domain before the product's; `undefined` while it has none. */
export const portalHostOf = async (agencyId: string): Promise<string | undefined> => {
  const { items } = await hosts.list(`AGY#${agencyId}`, 'HOST#')
  const live = items.filter(({ state, redirectsTo }) => state === 'live' && redirectsTo === undefined)
  return (live.find(({ type }) => type === 'custom') ?? live[0])?.host
}
