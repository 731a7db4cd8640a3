import { isRegion, type Region } from '#shared/regions'

export interface InvitationLink {
  readonly region: Region
  readonly workspaceId: string
  readonly secret: string
}

const KEY = 'invitation'

const parse = (text: string): InvitationLink | undefined => {
  const about = new URLSearchParams(text)
  const [region, workspaceId, secret] = [about.get('region'), about.get('workspace'), about.get('secret')]
  return region && isRegion(region) && workspaceId && secret ? { region, workspaceId, secret } : undefined
}

/**
 * The invitation in the address, kept for this tab during the sign-in. The token is removed from the address at once, so
 * that it is in no history and no screenshot.
 */
export const readInvitation = (): InvitationLink | undefined => {
  const fresh = location.hash.slice(1)
  if (parse(fresh)) {
    sessionStorage.setItem(KEY, fresh)
    history.replaceState(history.state, '', location.pathname)
  }
  return parse(sessionStorage.getItem(KEY) ?? '')
}

export const clearInvitation = (): void => sessionStorage.removeItem(KEY)
