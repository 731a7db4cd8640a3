import { cx } from '#web/lib/style/cx.ts'
import '#web/ui/layer/surface.css'

export interface Figure {
  readonly label: string
  readonly value: string
  /** What the number means: "About 4 days at this rate". */
  readonly note?: string | undefined
  readonly tone?: 'plain' | 'ok' | 'warn' | 'bad' | undefined
}

const tones = { plain: '', ok: 'text-ok', warn: 'text-warn', bad: 'text-bad' } as const

/** Figures share one ruled panel instead of floating cards. */
export const Figures = ({
  figures,
  isSmall,
}: {
  readonly figures: readonly Figure[]
  readonly isSmall?: boolean | undefined
}) => (
  <dl className={cx('vg-figures', isSmall && 'vg-figures--small')}>
    {figures.map(({ label, value, note, tone = 'plain' }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <div className="vg-figures__value">{value}</div>
          {note && <div className={cx('vg-figures__note', tones[tone])}>{note}</div>}
        </dd>
      </div>
    ))}
  </dl>
)
