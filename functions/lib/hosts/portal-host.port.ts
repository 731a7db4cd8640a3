/** The host at which an agency's portal is live, its own before the product's; `undefined` while it has none. */
export type PortalHostOf = (agencyId: string) => Promise<string | undefined>

let current: PortalHostOf = async () => undefined

export const portalHostOf: PortalHostOf = (agencyId) => current(agencyId)

/** Names the part that knows hosts. */
export const replacePortalHostOf = (door: PortalHostOf): void => {
  current = door
}
