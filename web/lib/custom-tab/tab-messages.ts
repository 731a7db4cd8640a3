/** Who looks at a custom tab: `window.dashboardUser` in it, and the detail of its event `dashboard:user`. Never a token. */
export interface TabUser {
  readonly id: string
  readonly name: string
  readonly email: string
  /** None where the agency itself looks. */
  readonly org: { readonly id: string; readonly name: string } | null
}

/** What the portal posts once to a tab's frame; an iframe tab brings its own code. */
export interface TabOffer {
  readonly type: 'dashboard:user'
  readonly user: TabUser
  readonly code?: { readonly htmlContent: string; readonly jsContent: string }
  readonly theme?: 'light' | 'dark'
  readonly lang?: string
}

/** What a frame says once it listens. */
export const READY = 'ready'

export const isReady = (data: unknown): boolean =>
  data === READY || (typeof data === 'object' && data !== null && 'type' in data && data.type === READY)

/** The offer in a message of the window above; the portal is the only one that shows this page with something to show. */
export const tabOfferIn = (data: unknown): TabOffer | undefined =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'dashboard:user' && 'code' in data
    ? // the portal writes it from the same type
      (data as TabOffer)
    : undefined
