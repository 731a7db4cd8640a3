import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ChannelApp } from '#shared/channels/apps/schema'
import type { Region } from '#shared/regions'
import { notify } from '#web/ui/feedback/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { SecretInput } from '#web/ui/input/secret-input.tsx'
import { AppFrame } from './app-frame.tsx'
import { bindTo, filled } from './bind-to.ts'
import { saveDiscordMutation } from './queries.ts'
import { t } from './t.ts'

interface DiscordAppFormProps {
  readonly region: Region
  readonly workspaceId: string
  readonly app: Extract<ChannelApp, { provider: 'discord' }> | undefined
  readonly onClose: () => void
}

const linkClass = 'font-medium text-brand-ink underline-offset-2 hover:underline'

/** Adds or changes the workspace's Discord application. */
export const DiscordAppForm = ({ region, workspaceId, app, onClose }: DiscordAppFormProps) => {
  const first = useRef<HTMLInputElement>(null)
  const [fields, setFields] = useState({
    applicationId: app?.applicationId ?? '',
    publicKey: app?.publicKey ?? '',
    botToken: '',
  })
  const bind = bindTo(fields, setFields)
  const saving = useMutation(saveDiscordMutation(region, workspaceId))
  const save = () =>
    saving.mutate(
      { ...fields, botToken: filled(fields.botToken) },
      {
        onSuccess: ({ app: { name } }) => {
          notify(t('savedNotice', { name }), { tone: 'ok' })
          onClose()
        },
      },
    )
  return (
    <AppFrame
      title={t('formTitleDiscord')}
      fact={t('formFactDiscord')}
      link={
        <a
          href="https://discord.com/developers/applications"
          target="_blank"
          rel="noopener noreferrer"
          className={linkClass}
        >
          {t('openDiscord')}
        </a>
      }
      first={first}
      fields={fields}
      needed={app ? ['applicationId', 'publicKey'] : ['applicationId', 'publicKey', 'botToken']}
      error={saving.error}
      isBusy={saving.isPending}
      onSave={save}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Field label={t('applicationId')} hint={t('applicationIdHint')} error={errorOf('applicationId')}>
            <Input ref={app ? undefined : first} readOnly={!!app} inputMode="numeric" {...bind('applicationId', 20)} />
          </Field>
          <Field label={t('publicKey')} hint={t('publicKeyHint')} error={errorOf('publicKey')}>
            <Input {...bind('publicKey', 64)} />
          </Field>
          <Field
            label={t('botToken')}
            hint={app ? t('secretStored', { end: app.secretEnd }) : t('botTokenHint')}
            error={errorOf('botToken')}
          >
            <SecretInput ref={app ? first : undefined} what={t('botToken')} {...bind('botToken', 200)} />
          </Field>
        </>
      )}
    </AppFrame>
  )
}
