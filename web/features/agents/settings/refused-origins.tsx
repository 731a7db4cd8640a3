import { useQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { refusedOriginsQuery } from '#web/features/agents/queries.ts'
import { t } from '#web/features/agents/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { ago } from '#web/ui/text/ago.ts'

interface RefusedOriginsProps {
  readonly region: Region
  readonly agentId: string
  readonly allowed: readonly string[]
  readonly onAllow: (origin: string) => void
}

/** The websites whose visitors the agent refused; nothing while there are none. An allowed one is saved with the form. */
export const RefusedOrigins = ({ region, agentId, allowed, onAllow }: RefusedOriginsProps) => {
  const { data, error, refetch } = useQuery(refusedOriginsQuery(region, agentId))
  const origins = data?.origins.filter(({ origin }) => !allowed.includes(origin)) ?? []
  if (error && !data)
    return <ProblemNote title={t('refusedOriginsFailed')} error={error} onRetry={() => void refetch()} />
  if (origins.length === 0 || allowed.length === 0) return null
  return (
    <FieldGroup layout="row" label={t('refusedOrigins')} hint={t('refusedOriginsHint')}>
      <ul>
        {origins.map(({ origin, lastAt }) => (
          <li
            key={origin}
            className="flex min-h-10 flex-wrap items-center gap-3 border-t border-line py-1 first:border-0"
          >
            <span className="min-w-0 flex-1 font-mono text-sm wrap-anywhere">{origin}</span>
            <time className="text-sm text-ink-2" dateTime={new Date(lastAt).toISOString()}>
              {ago(lastAt, Date.now())}
            </time>
            <Button size="small" aria-label={`${t('allowOrigin')}: ${origin}`} onClick={() => onAllow(origin)}>
              {t('allowOrigin')}
            </Button>
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}
