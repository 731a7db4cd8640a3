import { useMutation } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { AppProvider, ChannelApp } from '#shared/channels/apps/schema'
import type { Region } from '#shared/regions'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { AppFacts } from './app-facts.tsx'
import { checkAppMutation } from './queries.ts'
import { t } from './t.ts'

interface AppCardProps {
  readonly region: Region
  readonly workspaceId: string
  readonly provider: AppProvider
  readonly app: ChannelApp | undefined
  readonly onEdit: () => void
  readonly onRemove: () => void
}

const names = { meta: 'Meta', discord: 'Discord' } as const

/** The workspace's app at one provider, or what one is for. */
export const AppCard = ({ region, workspaceId, provider, app, onEdit, onRemove }: AppCardProps) => {
  const checking = useMutation(checkAppMutation(region, workspaceId))
  // both may have the same name
  const name = `${app?.name}, ${names[provider]}`
  return (
    <Card className="grid grid-cols-1 content-start gap-4 p-5">
      <div>
        <h2>{names[provider]}</h2>
        <p className="text-ink-2">{app ? app.name : t(provider === 'meta' ? 'metaNone' : 'discordNone')}</p>
      </div>
      {app && <AppFacts app={app} />}
      {checking.error && <ProblemNote title={t('notChecked')} error={checking.error} />}
      <div className="flex flex-wrap gap-2">
        {app ? (
          <>
            <Button aria-label={t('editName', { name })} onClick={onEdit}>
              {t('edit')}
            </Button>
            <Button
              icon={<RotateCw size={14} />}
              busy={checking.isPending}
              aria-label={t('checkName', { name })}
              onClick={() => checking.mutate(provider)}
            >
              {t('check')}
            </Button>
            <Button
              variant="ghost"
              className="ms-auto text-bad!"
              aria-label={t('removeName', { name })}
              onClick={onRemove}
            >
              {t('remove')}
            </Button>
          </>
        ) : (
          <Button onClick={onEdit}>{t(provider === 'meta' ? 'addMeta' : 'addDiscord')}</Button>
        )}
      </div>
    </Card>
  )
}
