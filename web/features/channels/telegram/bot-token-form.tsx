import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useState } from 'react'
import type { Region } from '#shared/regions'
import { t } from '#web/features/channels/t.ts'
import { fieldIssues } from '#web/lib/form/field-issues.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import { connectTelegramMutation } from './queries.ts'

interface BotTokenFormProps {
  readonly region: Region
  readonly agentId: string
  readonly first: RefObject<HTMLInputElement | null>
  /** Goes back to the token that stands. */
  readonly onCancel: (() => void) | undefined
  readonly onConnected: () => void
}

/** Takes a bot's token; what Telegram says against it stays beside the field. */
export const BotTokenForm = ({ region, agentId, first, onCancel, onConnected }: BotTokenFormProps) => {
  const [token, setToken] = useState('')
  const [isMissing, setMissing] = useState(false)
  const options = connectTelegramMutation(region, agentId)
  const connecting = useMutation({
    ...options,
    // not with the call: the form is gone once the bot is known
    onSuccess: (...answer) => {
      notify(t('telegramSaved'), { tone: 'ok' })
      onConnected()
      return options.onSuccess?.(...answer)
    },
  })
  const issue = fieldIssues(connecting.error)('token')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (connecting.isPending) return
    setMissing(token.trim() === '')
    if (token.trim() === '') return
    connecting.mutate(token.trim())
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 text-base text-ink">
      <Field label={t('tokenLabel')} hint={t('tokenHint')} error={isMissing ? t('token') : issue}>
        <SecretInput
          ref={first}
          what={t('tokenWhat')}
          value={token}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onChange={(event) => {
            setToken(event.currentTarget.value)
            setMissing(false)
          }}
        />
      </Field>
      {connecting.error && !issue && <ProblemNote title={t('notConnectedNow')} error={connecting.error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={connecting.isPending}>
          {connecting.isPending ? t('checking') : t('connectBot')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('keepToken')}</Button>}
      </div>
    </form>
  )
}
