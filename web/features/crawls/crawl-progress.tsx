import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Crawl } from '#shared/crawls/schema'
import type { Region } from '#shared/regions'
import { count } from '#web/lib/format/count.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { creditsQuery } from '#web-features/billing'
import { cancelCrawlMutation } from './queries.ts'
import { t } from './t.ts'

interface CrawlProgressProps {
  readonly region: Region
  readonly crawl: Crawl
}

/** A crawl's progress, its current step, its cost so far, and Cancel. */
export const CrawlProgress = ({ region, crawl }: CrawlProgressProps) => {
  const { id, workspaceId, found, done, read, failed, milliCredits } = crawl
  const queries = useQueryClient()
  // the frame's balance follows the pages paid for
  useEffect(
    () => () => void queries.invalidateQueries({ queryKey: creditsQuery(region, workspaceId).queryKey }),
    [queries, region, workspaceId],
  )
  const cancelling = useMutation({
    ...cancelCrawlMutation(region, workspaceId),
    onSuccess: () => notify(t('cancelled'), { tone: 'ok' }),
    onError: (error) => notify(t('actionFailed', { message: error.message }), { tone: 'bad', stay: 'long' }),
  })
  const doing = crawl.doing ?? (crawl.status === 'queued' ? t('waiting') : t('status.crawling'))
  return (
    <Card className="grid gap-2.5 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <State kind="working">{doing}</State>
        {found > 0 && (
          <span className="text-sm text-ink-2 tabular-nums">
            {t('doneOf', { done: count(done), found: count(Math.max(found, done)) })}
          </span>
        )}
      </div>
      <Progress label={t('status.crawling')} percent={found > 0 ? Math.min(100, (done / found) * 100) : 2} />
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 text-sm text-ink-2" role="status">
          {t('soFar', { read: count(read), failed, credits: Math.round(milliCredits / 1000) })}. {t('leave')}
        </p>
        <Button size="small" busy={cancelling.isPending} onClick={() => cancelling.mutate(id)}>
          {t('cancel')}
        </Button>
      </div>
    </Card>
  )
}
