import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import type { Client } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import { inviteClientMutation } from '#web/features/clients/queries.ts'
import { t } from '#web/features/clients/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'

interface InviteButtonProps {
  readonly region: Region
  readonly workspaceId: string
  readonly client: Pick<Client, 'ID' | 'email'>
}

/** Mails a link to set a password, so that nobody has to pass one on. */
export const InviteButton = ({ region, workspaceId, client }: InviteButtonProps) => {
  const inviting = useMutation({
    ...inviteClientMutation(region, workspaceId),
    onSuccess: () => notify(t('invited', { email: client.email }), { tone: 'ok', stay: 'long' }),
    onError: ({ message }) => notify(t('notInvited'), { tone: 'bad', stay: 'notice', detail: message }),
  })
  return (
    <Button icon={<Mail size={15} />} busy={inviting.isPending} onClick={() => inviting.mutate(client.ID)}>
      {t('invite')}
    </Button>
  )
}
