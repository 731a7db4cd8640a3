/** What the dashboard tells the frame in which one logs in at Meta (web/meta-frame), once it says that it is ready. */
export interface FrameOffer {
  readonly kind: 'offer'
  readonly product: 'whatsapp' | 'pages'
  readonly appId: string
  readonly configId: string
  readonly sdkUrl: string
  /** The Graph API's: `v25.0`. */
  readonly version: string
  /** The origin of Meta where it is played on this machine. */
  readonly playedAt: string | undefined
  /** What is shown on the button. */
  readonly label: string
  readonly theme: 'light' | 'dark'
  readonly lang: string
}

/** What the frame tells the dashboard. */
export type FrameReport =
  | { readonly kind: 'ready' }
  /** Meta's script is there: the button can be pressed. */
  | { readonly kind: 'loaded' }
  | { readonly kind: 'not-loaded' }
  /** Meta's window is open. */
  | { readonly kind: 'opened' }
  /** A log-in's code, which lives 30 s. */
  | { readonly kind: 'code'; readonly code: string }
  /** Meta's window was closed without one. */
  | { readonly kind: 'closed' }
  /** The WhatsApp sign-up ended; `phoneId` only where it says so. */
  | { readonly kind: 'finished'; readonly wabaId: string; readonly phoneId?: string }
  /** It was left, at a step of Meta's, or with a problem that was reported there. */
  | { readonly kind: 'cancelled'; readonly step?: string; readonly message?: string }
  | { readonly kind: 'failed'; readonly message: string }

const kinds: readonly FrameReport['kind'][] = [
  'ready',
  'loaded',
  'not-loaded',
  'opened',
  'code',
  'closed',
  'finished',
  'cancelled',
  'failed',
]

/** Messages between the two are marked: others' go through the same windows. */
const MARK = 'meta-frame'

export const marked = <T extends FrameOffer | FrameReport>(message: T) => ({ ...message, mark: MARK })

const isMarked = (data: unknown): data is { readonly mark: string; readonly kind: unknown } =>
  typeof data === 'object' && data !== null && 'mark' in data && data.mark === MARK && 'kind' in data

/** A report of our frame: of the frames' origin, and from the window that we show. All else is nobody's. */
export const reportIn = (
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  from: { readonly origin: string; readonly source: MessageEventSource | null },
): FrameReport | undefined => {
  if (origin !== from.origin || from.source === null || source !== from.source) return undefined
  return isMarked(data) && kinds.some((kind) => kind === data.kind) ? (data as unknown as FrameReport) : undefined
}

/** The dashboard's offer: of one of its origins, as the frame's own host names them, and from the window that shows the frame. */
export const offerIn = (
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  from: { readonly origins: readonly string[]; readonly source: MessageEventSource | null },
): FrameOffer | undefined => {
  if (!from.origins.includes(origin) || from.source === null || source !== from.source) return undefined
  return isMarked(data) && data.kind === 'offer' ? (data as unknown as FrameOffer) : undefined
}
