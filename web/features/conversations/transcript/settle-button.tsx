import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ConversationSummary } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import { settleMutation } from '#web/features/conversations/chat-calls.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { t } from './t.ts'

interface SettleButtonProps {
  readonly region: Region
  readonly agentId: string
  readonly conversation: ConversationSummary
}

/** Marks the message that the visitor left as done; shown while one waits. */
export const SettleButton = ({ region, agentId, conversation }: SettleButtonProps) => {
  const { conversationId, place, askedAt } = conversation
  const { mutate, isPending } = useMutation({
    ...settleMutation(region, agentId, conversationId),
    onError: (error) => notify(error.message || t('settleFailed'), { tone: 'bad', stay: 'notice' }),
  })
  if (place !== 'left-message' || askedAt === undefined) return null
  return (
    <Button size="small" icon={<Check size={15} />} busy={isPending} onClick={() => mutate(askedAt)}>
      {t('settle')}
    </Button>
  )
}
