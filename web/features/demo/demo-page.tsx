import { useQuery } from '@tanstack/react-query'
import { Link2, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { PublicAgent } from '#shared/agents/public-agent'
import type { Hex } from '#shared/colour'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { t } from '#web/features/demo/t.ts'
import { callIn } from '#web/lib/api/call.ts'
import { applyBrand } from '#web/lib/style/apply-brand.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { Tag } from '#web/ui/text/tag.tsx'
import '#web/features/demo/demo-screen.css'

/** The token of a draft's link is in the hash; the live agent needs none. */
const demoOf = (version: 'draft' | 'live'): string => (version === 'draft' ? location.hash.slice(1, 500) : 'live')

interface DemoPageProps {
  readonly region: Region
  readonly agentId: string
  readonly version: 'draft' | 'live'
  /** The page's colour; without it the colour around it stays. */
  readonly brandOf?: ((agent: PublicAgent) => Hex) | undefined
}

/** The demo of an agent for anyone with the link. */
export const DemoPage = ({ region, agentId, version, brandOf }: DemoPageProps) => {
  const [demo] = useState(() => demoOf(version))
  const [run, setRun] = useState(0)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['demo', region, agentId, demo],
    queryFn: async ({ signal }) =>
      (await callIn(region)('GET /public/agents/{agentId}', { agentId, demo }, { signal })).data,
    retry: false,
    meta: { isPublic: true },
  })
  const isMissing = error instanceof Problem && (error.code === 'not-found' || error.code === 'invalid')
  const isOver = error instanceof Problem && error.code === 'unauthenticated'
  if (error)
    return (
      <main id="content" className="vg-demo">
        <h1 className="sr-only">{t('heading')}</h1>
        {isMissing ? (
          <Empty title={t('notFound')} body={t('notFoundDetail')} />
        ) : isOver ? (
          <Empty title={t('over')} body={t('overDetail')} />
        ) : (
          <ProblemNote title={t('failed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </main>
    )
  if (!data) return <main id="content" className="vg-demo" aria-busy="true" aria-label={t('loading')} />
  const name = data.title
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(() => notify(t('copied'), { tone: 'ok', stay: 'short' }))
  const startAgain = () => {
    // the frame keeps its conversation for as long as the tab is open
    sessionStorage.removeItem(`vg_conversation_${agentId}`)
    setRun(run + 1)
  }
  return (
    <main
      id="content"
      className="vg-demo"
      ref={(element) => {
        if (element && brandOf) applyBrand(element, { primary: brandOf(data) })
      }}
    >
      <title>{t('title', { name })}</title>
      <meta name="robots" content="noindex" />
      <header className="vg-demo__head">
        <Avatar kind="agent" name={name} picture={{ url: data.roundedImageURL, region }} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2">
            <h1 className="truncate text-lg" tabIndex={-1}>
              {name}
            </h1>
            <Tag isBrand>{t('demo')}</Tag>
            {version === 'draft' && <Tag>{t('draft')}</Tag>}
          </div>
          <p className="text-sm text-ink-2 max-md:hidden">{t('fact')}</p>
        </div>
        <Button icon={<RotateCcw size={16} />} onClick={startAgain}>
          <span className="max-md:sr-only">{t('again')}</span>
        </Button>
        <Button icon={<Link2 size={16} />} onClick={() => void copy()}>
          <span className="max-md:sr-only">{t('copy')}</span>
        </Button>
      </header>
      <iframe
        key={run}
        className="vg-demo__chat"
        title={t('frame', { name })}
        src={`/app/${region}/render/${agentId}/iframe#demo=${encodeURIComponent(demo)}`}
      />
    </main>
  )
}
