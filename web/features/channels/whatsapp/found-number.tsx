import { useMutation } from '@tanstack/react-query'
import { RotateCw, Send } from 'lucide-react'
import { useState } from 'react'
import type { NumberAtMeta } from '#shared/channels/whatsapp/schema'
import type { Region } from '#shared/regions'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { State } from '#web/ui/feedback/state.tsx'
import { failureText } from './failure-text.ts'
import { connectMutation } from './queries.ts'
import { t } from './t.ts'
import { TestMessageForm } from './test-message-form.tsx'

interface FoundNumberProps {
  readonly region: Region
  readonly agentId: string
  readonly number: NumberAtMeta
  readonly signUp: { readonly ticket: string; readonly wabaId: string }
  /** To this agent. */
  readonly isConnected: boolean
}

/** A number of the account that was chosen: PENDING until it is connected, and again where that fails. */
export const FoundNumber = ({ region, agentId, number, signUp, isConnected }: FoundNumberProps) => {
  const { id, display_phone_number: display, verified_name: name } = number
  const [isTesting, setTesting] = useState(false)
  const options = connectMutation(region, agentId)
  const connecting = useMutation({
    ...options,
    onSuccess: (...answer) => {
      notify(t('numberConnected'), { tone: 'ok' })
      return options.onSuccess?.(...answer)
    },
  })
  const failure =
    connecting.error && failureText(connecting.error, t('failedToConnect', display, t('connectionFailed')))
  const connect = () =>
    connecting.mutate({
      longAccessToken: signUp.ticket,
      wabaId: signUp.wabaId,
      phoneId: id,
      phoneNumber: display,
    })
  return (
    <li className="vg-whatsapp__number">
      <div className="vg-whatsapp__line">
        <div className="min-w-0 flex-1">
          <p className="font-medium text-ink">{display}</p>
          {name && <p className="truncate">{name}</p>}
        </div>
        {isConnected ? (
          <State kind="fine">{t('connected')}</State>
        ) : failure ? (
          <State kind="failed">{t('connectionFailedTitle')}</State>
        ) : (
          <State kind={connecting.isPending ? 'working' : 'idle'}>{t('pending')}</State>
        )}
        {isConnected ? (
          <Button
            icon={<Send size={14} />}
            aria-label={t('sendTestTo', { number: display })}
            aria-expanded={isTesting}
            onClick={() => setTesting(!isTesting)}
          >
            {t('sendTest')}
          </Button>
        ) : (
          <Button
            variant={failure ? 'quiet' : 'primary'}
            icon={failure ? <RotateCw size={14} /> : undefined}
            busy={connecting.isPending}
            aria-label={failure ? undefined : t('connectNumber', { number: display })}
            onClick={connect}
          >
            {connecting.isPending ? t('connecting') : failure ? t('tryAgain') : t('connect')}
          </Button>
        )}
      </div>
      {failure && !isConnected && (
        <Note tone="bad">
          <p>{failure}</p>
          <p className="text-ink-2">
            {t('backToPending')} {/pin/i.test(failure) ? t('pinHint') : ''}
          </p>
        </Note>
      )}
      {isConnected && isTesting && <TestMessageForm region={region} agentId={agentId} phoneId={id} />}
    </li>
  )
}
