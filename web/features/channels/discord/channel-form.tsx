import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useState } from 'react'
import type { Region } from '#shared/regions'
import { fieldIssues } from '#web/lib/form/field-issues.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import { connectDiscordMutation } from './queries.ts'
import { t } from './t.ts'

interface ChannelFormProps {
  readonly region: Region
  readonly agentId: string
  readonly first: RefObject<HTMLInputElement | null>
  /** The channel that stands, whose webhook is replaced. */
  readonly channelId: string | undefined
  readonly onCancel: (() => void) | undefined
  readonly onConnected: () => void
}

/** Takes a channel's id and its webhook; what Discord says against them stays beside the fields. */
export const ChannelForm = ({ region, agentId, first, channelId, onCancel, onConnected }: ChannelFormProps) => {
  const [fields, setFields] = useState({ channelId: channelId ?? '', webhookUrl: '' })
  const [isIncomplete, setIncomplete] = useState(false)
  const options = connectDiscordMutation(region, agentId)
  const connecting = useMutation({
    ...options,
    // not with the call: the form is gone once the channel is known
    onSuccess: (...answer) => {
      notify(t('saved'), { tone: 'ok' })
      onConnected()
      return options.onSuccess?.(...answer)
    },
  })
  const issues = fieldIssues(connecting.error)
  const isMissing = (name: keyof typeof fields) => isIncomplete && fields[name].trim() === ''
  const errorOf = (name: keyof typeof fields) => (isMissing(name) ? t('fillOut') : issues(name))
  const change = (name: keyof typeof fields) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget
    setFields((before) => ({ ...before, [name]: value }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (connecting.isPending) return
    const isFilled = Object.values(fields).every((value) => value.trim() !== '')
    setIncomplete(!isFilled)
    if (isFilled) connecting.mutate(fields)
  }
  const isAtField = issues('channelId') || issues('webhookUrl')
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 text-base text-ink">
      <Field label={t('channelId')} hint={t('channelIdHint')} error={errorOf('channelId')}>
        <Input
          ref={first}
          value={fields.channelId}
          autoComplete="off"
          spellCheck={false}
          inputMode="numeric"
          maxLength={40}
          onChange={change('channelId')}
        />
      </Field>
      <Field label={t('webhookUrl')} hint={t('webhookUrlHint')} error={errorOf('webhookUrl')}>
        <SecretInput
          what={t('webhookWhat')}
          value={fields.webhookUrl}
          autoComplete="off"
          spellCheck={false}
          maxLength={400}
          onChange={change('webhookUrl')}
        />
      </Field>
      {connecting.error && !isAtField && <ProblemNote title={t('notConnectedNow')} error={connecting.error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={connecting.isPending}>
          {connecting.isPending ? t('checking') : t('connectChannel')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('keep')}</Button>}
      </div>
    </form>
  )
}
