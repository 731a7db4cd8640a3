import type { ConnectedAccount } from '#shared/channels/schema'
import { TRAFFIC_BAR_MS, TRAFFIC_BARS } from '#shared/channels/traffic'
import { since } from './since.ts'
import { t } from './t.ts'
import './traffic-bars.css'

interface TrafficBarsProps {
  /** Of one channel; their bars are added up. */
  readonly accounts: readonly ConnectedAccount[]
  readonly now: number
}

/** When messages came in during the last three days, and on the line where a break began. Nothing before the first message. */
export const TrafficBars = ({ accounts, now }: TrafficBarsProps) => {
  const measured = accounts.flatMap(({ traffic }) => (traffic ? [traffic] : []))
  if (measured.length === 0) return null
  const bars = Array.from({ length: TRAFFIC_BARS }, (_, at) => measured.reduce((sum, one) => sum + (one[at] ?? 0), 0))
  const minutes = bars.reduce((sum, one) => sum + one, 0)
  const most = Math.max(...bars, 1)
  const beganAt = (Math.floor(now / TRAFFIC_BAR_MS) - TRAFFIC_BARS + 1) * TRAFFIC_BAR_MS
  const [only, ...others] = accounts
  const brokenAt = only?.state === 'broken' && others.length === 0 ? only.since : undefined
  const span = TRAFFIC_BARS * TRAFFIC_BAR_MS
  return (
    <figure className="vg-traffic">
      <div className="vg-traffic__bars" role="img" aria-label={t('trafficLabel', { count: minutes })}>
        {bars.map((bar, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          <i key={at} style={bar === 0 ? undefined : { height: `${Math.max(12, Math.round((bar / most) * 100))}%` }} />
        ))}
        {brokenAt !== undefined && (
          <b style={{ insetInlineStart: `${(Math.max(0, brokenAt - beganAt) / span) * 100}%` }} />
        )}
      </div>
      <figcaption aria-hidden="true">
        <span>{since(beganAt, now)}</span>
        <span>{t('now')}</span>
      </figcaption>
    </figure>
  )
}
