import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Problem } from '#shared/problems'
import { regionNames } from '#shared/regions'
import { sharedAgentQuery } from '#web/features/share/shared-agent-query.ts'
import { t } from '#web/features/share/t.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import '#web/features/share/share-screen.css'

const route = getRouteApi('/share')

/** A published agent alone, for anyone with the link: unlike the demo, these conversations are real. */
export const ShareScreen = () => {
  const { config } = route.useRouteContext()
  const { vg_id: agentId, region } = route.useSearch()
  const regions = region ? [region] : regionNames.filter((name) => config.regions[name])
  const { data, error, refetch, isFetching } = useQuery(sharedAgentQuery(regions, agentId))
  if (data)
    return (
      <main id="content" className="vg-share">
        <title>{data.name}</title>
        <meta name="robots" content="noindex" />
        <h1 className="sr-only" tabIndex={-1}>
          {data.name}
        </h1>
        <iframe
          className="vg-share__chat"
          title={t('frame', { name: data.name })}
          src={`/app/${data.region}/render/${agentId}/iframe`}
        />
      </main>
    )
  if (!error) return <main id="content" className="vg-share" aria-busy="true" aria-label={t('loading')} />
  return (
    <main id="content" className="vg-share">
      <title>{t('heading')}</title>
      <h1 className="sr-only" tabIndex={-1}>
        {t('heading')}
      </h1>
      <div className="m-auto max-w-[480px] p-5">
        {error instanceof Problem && error.code === 'not-found' ? (
          <Empty title={t('notFound')} body={t('notFoundDetail')} />
        ) : (
          <ProblemNote title={t('failed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </div>
    </main>
  )
}
