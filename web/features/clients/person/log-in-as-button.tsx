import { useMutation } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { Client } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import { logInAsMutation } from '#web/features/clients/queries.ts'
import { t } from '#web/features/clients/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'

interface LogInAsButtonProps {
  readonly region: Region
  readonly workspaceId: string
  readonly client: Pick<Client, 'ID' | 'name'>
}

/**
 * Opens the portal as this client in a new tab, for an hour. The tab is opened by the click itself, before the link is there: later a
 * browser takes it for a pop-up. It gets no handle on this page.
 */
export const LogInAsButton = ({ region, workspaceId, client }: LogInAsButtonProps) => {
  const opening = useMutation(logInAsMutation(region, workspaceId))
  const open = () => {
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    opening.mutate(client.ID, {
      onSuccess: ({ url }) => (tab ? tab.location.replace(url) : location.assign(url)),
      onError: ({ message }) => {
        tab?.close()
        notify(t('notLoggedInAs'), { tone: 'bad', stay: 'notice', detail: message })
      },
    })
  }
  return (
    <Button icon={<ExternalLink size={15} />} busy={opening.isPending} onClick={open}>
      {t('logInAs')}
    </Button>
  )
}
