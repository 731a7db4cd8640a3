import { useMutation } from '@tanstack/react-query'
import { type Crawl, MAX_CRAWL_PAGES, MAX_SITE_PAGES } from '#shared/crawls/schema'
import type { Region } from '#shared/regions'
import { count } from '#web/lib/format/count.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { readOnMutation } from './queries.ts'
import { t } from './t.ts'

interface MorePagesProps {
  readonly region: Region
  readonly crawl: Crawl
  /** Addresses that it knows and has not fetched. */
  readonly more: number
}

/** How many pages an ended crawl has left, and the button that continues it. */
export const MorePages = ({ region, crawl: { id, workspaceId, read }, more }: MorePagesProps) => {
  const reading = useMutation({
    ...readOnMutation(region, workspaceId),
    onError: (error) => notify(t('actionFailed', { message: error.message }), { tone: 'bad', stay: 'long' }),
  })
  return (
    <Note
      tone="brand"
      title={t('moreKnown', { read, more: count(more) })}
      actions={
        <Button size="small" busy={reading.isPending} onClick={() => reading.mutate(id)}>
          {t('readOn')}
        </Button>
      }
    >
      <p>{t('moreHint', { pages: Math.min(MAX_CRAWL_PAGES, MAX_SITE_PAGES - read) })}</p>
    </Note>
  )
}
