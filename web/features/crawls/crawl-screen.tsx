import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { crawlName } from '#shared/crawls/crawl-name'
import { useKeptFocus } from '#web/lib/browser/use-kept-focus.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { useCurrentWorkspace } from '#web-features/workspaces/current'
import { CrawlEnd } from './crawl-end.tsx'
import { CrawlProgress } from './crawl-progress.tsx'
import { CrawlPages } from './pages/crawl-pages.tsx'
import { crawlQuery, deleteCrawlMutation, isRunning } from './queries.ts'
import { t } from './t.ts'
import { useAgentNames } from './use-agent-names.ts'

const route = getRouteApi('/app/$region/automations/$crawlId')

/** One crawl: its progress while it runs, then its pages to choose from. */
export const CrawlScreen = () => {
  const { region, crawlId } = route.useParams()
  const navigate = route.useNavigate()
  const { uid } = useCurrentWorkspace(region)
  const { agentName, hasAgent } = useAgentNames(region, uid)
  const { data: crawl } = useSuspenseQuery(crawlQuery(region, uid, crawlId))
  const [isAsking, setAsking] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  // "Read on" goes when it is read on, "Cancel the crawl" when it has ended
  useKeptFocus(isRunning(crawl.status), () => body.current?.querySelector('button'))
  const deleting = useMutation({
    ...deleteCrawlMutation(region, uid),
    onError: (error) => notify(t('actionFailed', { message: error.message }), { tone: 'bad', stay: 'long' }),
  })
  const site = crawlName(crawl.seeds)
  const agent = agentName(crawl)
  const remove = () =>
    deleting.mutate(crawlId, {
      onSuccess: () => {
        notify(t('deleted'), { tone: 'ok', stay: 'short' })
        void navigate({ to: '/app/$region/automations', params: { region } })
      },
      onError: () => setAsking(false),
    })
  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <Link
          to="/app/$region/automations"
          params={{ region }}
          className={buttonClass({ variant: 'ghost', size: 'small' }, '-ms-2.5 mb-2')}
        >
          <ArrowLeft size={15} aria-hidden="true" />
          {t('back')}
        </Link>
        <PageHeader
          title={site}
          description={t('crawlFact', { agent, mode: t(`modeOf.${crawl.mode}`) })}
          actions={
            !isRunning(crawl.status) && (
              <IconButton
                label={t('delete')}
                variant="quiet"
                icon={<Trash2 size={16} />}
                onClick={() => setAsking(true)}
              />
            )
          }
        />
        <div ref={body} className="grid gap-5">
          {isRunning(crawl.status) ? (
            <CrawlProgress region={region} crawl={crawl} />
          ) : (
            <CrawlEnd region={region} crawl={crawl} agent={agent} hasAgent={hasAgent(crawl)} />
          )}
          <CrawlPages region={region} crawl={crawl} agent={agent} hasAgent={hasAgent(crawl)} />
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deleteTitle', { site })}
        body={t('deleteBody')}
        confirmLabel={t('delete')}
        isDangerous
        isBusy={deleting.isPending}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </main>
  )
}
