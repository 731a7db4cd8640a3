import { Link } from '@tanstack/react-router'
import type { Crawl } from '#shared/crawls/schema'
import type { Region } from '#shared/regions'
import { serverText } from '#web/lib/words/server-text.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { CrawlState } from './crawl-state.tsx'
import { MorePages } from './more-pages.tsx'
import { t } from './t.ts'

interface CrawlEndProps {
  readonly region: Region
  readonly crawl: Crawl
  readonly agent: string
  readonly hasAgent: boolean
}

/** A crawl's result; why it ended early, if it did, and how to continue; the source of its pages. */
export const CrawlEnd = ({ region, crawl, agent, hasAgent }: CrawlEndProps) => {
  const { status, read, failed, milliCredits, error, more, agentId, sourceId } = crawl
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <CrawlState crawl={crawl} hasAgent={hasAgent} />
        <span className="text-sm text-ink-2">
          {t('ended', { read, failed, credits: Math.round(milliCredits / 1000) })}
        </span>
      </p>
      {error && (
        <Note
          tone={status === 'failed' ? 'bad' : 'warn'}
          title={status === 'failed' ? t('endedFailed') : t('endedEarly')}
        >
          <p>{serverText(error)}</p>
        </Note>
      )}
      {more !== undefined && hasAgent && <MorePages region={region} crawl={crawl} more={more} />}
      {status === 'imported' && hasAgent && (
        <Note
          tone="brand"
          title={t('importedNow', { agent })}
          actions={
            <Link
              to="/app/$region/agents/$agentId/kb"
              params={{ region, agentId }}
              search={{ source: sourceId }}
              className={buttonClass({ size: 'small' })}
            >
              {t('toSource')}
            </Link>
          }
        />
      )}
    </div>
  )
}
