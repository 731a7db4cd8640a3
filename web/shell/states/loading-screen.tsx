import { useEffect, useState, useSyncExternalStore } from 'react'
import { productName } from '#shared/notifications/product-name'
import { t } from '#web/shell/t.ts'
import { Mark } from '#web/ui/page/mark.tsx'
import { Tag } from '#web/ui/text/tag.tsx'
import { loadingProgress } from './loading-progress.ts'
import './loading-screen.css'

const stages = ['stage1', 'stage2', 'stage3', 'stage4', 'stage5'] as const

interface LoadingScreenProps {
  readonly region: string
  /** The other region's dashboard was open before. */
  readonly isSwitchingRegion?: boolean | undefined
  readonly statusUrl?: string | undefined
}

/** The line is the progress bar, the text names the stage. After 10 s it offers the status page, if there is one. */
export const LoadingScreen = ({ region, isSwitchingRegion, statusUrl }: LoadingScreenProps) => {
  const { stage, percent } = useSyncExternalStore(loadingProgress.subscribe, loadingProgress.read)
  const title = isSwitchingRegion ? t('switchingRegion', { region: region.toUpperCase() }) : t('loadingTitle')
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 10_000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main className="vg-loading">
      <p className="flex items-center gap-2.5 text-md font-medium">
        <Mark size={28} />
        {productName}
        <Tag>{region.toUpperCase()}</Tag>
      </p>
      <h1>{title}</h1>
      <p className="mt-1 text-md text-ink-2" role="status">
        {t(stages[stage] ?? 'stage1')}
      </p>
      <div
        className="vg-loading__line"
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className="vg-loading__fill" style={{ width: `${percent}%` }} />
        {stages.map((name, at) => (
          <span
            key={name}
            className="vg-loading__node"
            data-done={at * 25 <= percent || undefined}
            style={{ insetInlineStart: `${at * 25}%` }}
          />
        ))}
        <span className="vg-loading__head" style={{ insetInlineStart: `${percent}%` }} />
      </div>
      <ol className="vg-loading__stages">
        {stages.map((name, at) => (
          <li key={name} aria-current={at === stage ? 'step' : undefined} style={{ insetInlineStart: `${at * 25}%` }}>
            {t(name)}
          </li>
        ))}
      </ol>
      <p className="mt-16 h-5 text-center text-sm text-ink-2">
        {isSlow && statusUrl && (
          <>
            {t('slow')}{' '}
            <a className="font-medium text-ink underline" href={statusUrl}>
              {t('status')}
            </a>
          </>
        )}
      </p>
    </main>
  )
}
