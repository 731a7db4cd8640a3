import type { Region } from './regions.ts'

/** How users of one region sign in: its Cognito user pool and which of the two flows it offers. */
export interface SignInConfig {
  readonly userPoolId: string
  readonly userPoolClientId: string
  /** Cognito's API when it is not AWS itself: `http://127.0.0.1:9229` in the local run. */
  readonly endpoint?: string
  /** The password flow, with codes by mail. */
  readonly hasPassword: boolean
  /** The redirect flow: the hosted authorize page's address, and the provider's name on the button ("Google"). */
  readonly redirect?: {
    readonly authorizeUrl: string
    readonly tokenUrl: string
    readonly logoutUrl?: string
    readonly provider: string
    readonly label: string
  }
}

/**
 * The dashboard's configuration: served beside index.html as `/config.json`, written by infra and by the local
 * edge. Nothing in it is secret.
 */
export interface WebConfig {
  readonly regions: Readonly<
    Partial<
      Record<
        Region,
        { readonly signIn: SignInConfig /** `wss://…` of the region's live updates. */; readonly liveUrl: string }
      >
    >
  >
  /**
   * The release of the functions that this page was deployed with. Calls answer with theirs (`x-release`): where the two differ,
   * one of them is newer.
   */
  readonly release?: string
  /** The region of `/login` and `/signup` without one in the URL. */
  readonly defaultRegion: Region
  /**
   * The origin of the frames' host (infra/edge/frames.ts): another site, for pages in which scripts of others run. Absent until the
   * installation knows its own address.
   */
  readonly frames?: string
  /** The only product host that offers both vg and vf agents. */
  readonly vfHost?: string
  /** The form of Google Business Chat is offered, although Google has ended the service; without it the card says Coming Soon. */
  readonly googleBusiness?: true
  /** A status page, linked when loading is slow. */
  readonly statusUrl?: string
  /** The operator of this installation, named on the public pages. */
  readonly operator?: { readonly name: string; readonly email: string }
}

/** What pages of the frames' host know of this installation: served there as `/config.json`, by infra and by the local edge. */
export interface FramesConfig {
  /** Origins that may show these pages, and that they talk to. */
  readonly dashboards: readonly string[]
}
