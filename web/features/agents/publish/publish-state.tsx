import { useMutation } from '@tanstack/react-query'
import { Check, Radio, RotateCw } from 'lucide-react'
import type { Agent } from '#shared/agents/schema'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { publishAgentMutation } from '#web/features/agents/queries.ts'
import { useShortcut } from '#web/lib/browser/use-shortcut.ts'
import { useUnsaved } from '#web/lib/form/unsaved.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { t as ui } from '#web/ui/t.ts'
import { t } from './t.ts'

interface PublishStateProps {
  readonly region: Region
  readonly agent: Agent
  readonly onPublished: (version: number) => void
}

/** Unpublished, publishing, published, failed: one button, one width. mod+S publishes once nothing is left to save. */
export const PublishState = ({ region, agent, onPublished }: PublishStateProps) => {
  const isUnsaved = useUnsaved()
  const publishing = useMutation({
    ...publishAgentMutation(region),
    onError: (error) =>
      notify(error instanceof Problem ? error.message : t('publishFailed'), { tone: 'bad', stay: 'notice' }),
  })
  const publish = () =>
    publishing.mutate(
      { agentId: agent.ID, lastModified: agent.lastModified },
      {
        onSuccess: ({ liveVersion }) => {
          notify(t('publishedNow', { version: liveVersion }), { tone: 'ok', stay: 'long' })
          onPublished(liveVersion)
        },
      },
    )
  useShortcut('mod+S', publish, agent.hasUnpublishedChanges && !isUnsaved && !publishing.isPending)

  if (publishing.isPending)
    return (
      <Button variant="primary" busy className="md:min-w-28">
        {t('publishing')}
      </Button>
    )
  if (!agent.hasUnpublishedChanges)
    return (
      <Button disabled icon={<Check size={16} />} className="md:min-w-28">
        <span className="max-md:sr-only">{t('published')}</span>
      </Button>
    )
  if (publishing.isError)
    return (
      <Button variant="danger" icon={<RotateCw size={16} />} onClick={publish} className="md:min-w-28">
        {ui('tryAgain')}
      </Button>
    )
  return (
    <Button
      variant="primary"
      icon={<Radio size={16} className="max-md:hidden" />}
      onClick={publish}
      className="md:min-w-28"
    >
      {t('publish')}
    </Button>
  )
}
