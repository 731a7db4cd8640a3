import type { DashboardLanguage } from '#shared/workspaces/dashboard-language'
import type { Arrival } from '#shared/workspaces/schema'
import type { Organisation } from './organisations.ts'
import type { StoredWorkspace } from './store.ts'

export interface NewOwner {
  readonly email: string
  readonly name?: string
  readonly picture?: string
  readonly country?: string
  readonly language?: DashboardLanguage
  readonly arrival: Arrival
  /** Whether it gets the free credits. */
  readonly isFree: boolean
}

export interface NewIds {
  readonly uid: string
  readonly secret: string
  /** Five random characters (specification 3, section 9: the personal workspace's name). */
  readonly suffix: string
}

/** A personal workspace with specification 3's defaults. `now` in milliseconds. */
export const newWorkspace = (who: NewOwner, ids: NewIds, region: 'eu' | 'na', now: number): StoredWorkspace => {
  const seconds = Math.floor(now / 1000)
  const { referredFrom, ...campaign } = who.arrival
  return {
    uid: ids.uid,
    email: who.email,
    joinedAt: seconds,
    displayName: who.name ?? '',
    photoURL: who.picture ?? '',
    ...(who.language ? { language: who.language } : {}),
    location: region === 'eu' ? 'voiceglow-eu' : 'default',
    freeLTsTS: who.isFree ? seconds : 0,
    ...(referredFrom ? { referredFrom } : {}),
    workspaceName: `Workspace ${ids.suffix}`,
    workspacePhotoURL: '',
    workspaceSecret: ids.secret,
    memberCount: 0,
    internal: {
      isNewUser: true,
      useNewPricing: true,
      useMultipleStripes: true,
      isPayAsYouGo: false,
      ...(who.country ? { countryCode: who.country } : {}),
      ...campaign,
    },
  }
}

/** The home organisation, which keeps the list of a workspace's own agents (`widgetIDs`). */
export const homeOrganisation = (workspace: StoredWorkspace, now: number): Organisation => ({
  id: workspace.uid,
  workspaceId: workspace.uid,
  name: workspace.workspaceName,
  lastModified: Math.floor(now / 1000),
  allowBilling: false,
})
