import { useMutation } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { resendMutation } from '#web/features/conversations/chat-calls.ts'
import { Button } from '#web/ui/button/button.tsx'
import { t } from './t.ts'

interface ResendButtonProps {
  readonly region: Region
  readonly agentId: string
  readonly conversationId: string
  readonly messageId: string
  /** Nobody knows whether the provider has it. */
  readonly mayArriveTwice: boolean
}

/** Sends a message again that did not arrive, or may not have. */
export const ResendButton = ({ region, agentId, conversationId, messageId, mayArriveTwice }: ResendButtonProps) => {
  const resending = useMutation(resendMutation(region, agentId, conversationId))
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Button
        variant="link"
        busy={resending.isPending}
        onClick={() => resending.mutate({ messageId, ...(mayArriveTwice ? { mayArriveTwice } : {}) })}
      >
        {t('resend')}
      </Button>
      {mayArriveTwice && <span>{t('mayArriveTwice')}</span>}
      {resending.error && (
        <span role="alert" className="text-bad">
          {t('resendFailed', { reason: resending.error.message })}
        </span>
      )}
    </span>
  )
}
