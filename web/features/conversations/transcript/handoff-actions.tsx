import { useMutation } from '@tanstack/react-query'
import { Bot, Hand } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ConversationSummary } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import { handoffMutation } from '#web/features/conversations/chat-calls.ts'
import { useShortcut } from '#web/lib/browser/use-shortcut.ts'
import { Button } from '#web/ui/button/button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { SettleButton } from './settle-button.tsx'
import { t } from './t.ts'

const ConfirmDialog = lazyPart(() => import('#web/ui/layer/confirm-dialog.tsx'), 'ConfirmDialog', 'layer')

interface HandoffActionsProps {
  readonly region: Region
  readonly agentId: string
  readonly conversation: ConversationSummary
}

/** Take over or Hand back is the primary button, beside a person outside both are there; ending asks first. `t` and `e` are their shortcuts. */
export const HandoffActions = ({ region, agentId, conversation }: HandoffActionsProps) => {
  const [isEnding, setEnding] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const { state, person, conversationId } = conversation
  const { mutate, isPending, variables } = useMutation({
    ...handoffMutation(region, agentId, conversationId),
    onError: (error) => notify(error.message || t('assigneeFailed'), { tone: 'bad', stay: 'notice' }),
  })
  const ask = () => {
    setAsked(true)
    setEnding(true)
  }
  const isOver = state === 'ended_chat'
  const isHeld = state === 'human-chatting'
  const isFree = !isHeld || person?.isOutside === true
  useShortcut('t', () => mutate('take-over'), !isOver && isFree && !isPending)
  useShortcut('e', ask, !isOver && !isPending)
  const settle = <SettleButton region={region} agentId={agentId} conversation={conversation} />
  if (isOver) return settle
  return (
    <>
      {settle}
      <Button size="small" busy={isPending && variables === 'end'} onClick={ask}>
        {t('endChat')}
      </Button>
      {isHeld && (
        <Button
          size="small"
          variant={isFree ? 'quiet' : 'primary'}
          icon={<Bot size={15} />}
          busy={isPending && variables === 'return'}
          onClick={() => mutate('return')}
        >
          {t('returnToAi')}
        </Button>
      )}
      {isFree && (
        <Button
          size="small"
          variant="primary"
          icon={<Hand size={15} />}
          busy={isPending && variables === 'take-over'}
          onClick={() => mutate('take-over')}
        >
          {t('takeOver')}
        </Button>
      )}
      {wasAsked && (
        <Suspense>
          <ConfirmDialog
            isOpen={isEnding}
            title={t('endTitle')}
            body={t('endBody')}
            confirmLabel={t('endChat')}
            onConfirm={() => {
              setEnding(false)
              mutate('end')
            }}
            onCancel={() => setEnding(false)}
          />
        </Suspense>
      )}
    </>
  )
}
