import { useMutation } from '@tanstack/react-query'
import { Check, Radio, RotateCw } from 'lucide-react'
import type { Agent } from '#shared/agents/schema'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { publishAgentMutation } from '#web/features/agents/queries.ts'
import { useUnsaved } from '#web/lib/unsaved.ts'
import { useShortcut } from '#web/lib/use-shortcut.ts'
import { t } from '#web/shell/t.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/notify.ts'
import { t as ui } from '#web/ui/t.ts'

/** Changes waiting, publishing, published, failed: one place, one width. mod+S publishes once nothing is left to save. */
export const PublishButton = ({ region, agent }: { readonly region: Region; readonly agent: Agent }) => {
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
        onSuccess: ({ liveVersion }) =>
          notify(t('publishedNow', { version: liveVersion }), { tone: 'ok', stay: 'long' }),
      },
    )
  useShortcut('mod+S', publish, agent.hasUnpublishedChanges && !isUnsaved && !publishing.isPending)

  if (publishing.isPending)
    return (
      <Button variant="primary" busy className="min-w-28">
        {t('publishing')}
      </Button>
    )
  if (!agent.hasUnpublishedChanges)
    return (
      <Button disabled icon={<Check size={16} />} className="min-w-28">
        {t('published')}
      </Button>
    )
  if (publishing.isError)
    return (
      <Button variant="danger" icon={<RotateCw size={16} />} onClick={publish} className="min-w-28">
        {ui('tryAgain')}
      </Button>
    )
  return (
    <Button variant="primary" icon={<Radio size={16} />} onClick={publish} className="min-w-28">
      {t('publish')}
    </Button>
  )
}
