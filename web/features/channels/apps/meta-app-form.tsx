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
import { saveMetaMutation } from './queries.ts'
import { t } from './t.ts'

interface MetaAppFormProps {
  readonly region: Region
  readonly workspaceId: string
  readonly app: Extract<ChannelApp, { provider: 'meta' }> | undefined
  readonly onClose: () => void
}

const linkClass = 'font-medium text-brand-ink underline-offset-2 hover:underline'

/** Adds or changes the workspace's Meta app. */
export const MetaAppForm = ({ region, workspaceId, app, onClose }: MetaAppFormProps) => {
  const first = useRef<HTMLInputElement>(null)
  const [fields, setFields] = useState({
    applicationId: app?.applicationId ?? '',
    appSecret: '',
    whatsappConfigId: app?.whatsappConfigId ?? '',
    pagesConfigId: app?.pagesConfigId ?? '',
  })
  const bind = bindTo(fields, setFields)
  const saving = useMutation(saveMetaMutation(region, workspaceId))
  const save = () =>
    saving.mutate(
      { ...fields, appSecret: filled(fields.appSecret) },
      {
        onSuccess: ({ app: { name } }) => {
          notify(t('savedNotice', { name }), { tone: 'ok' })
          onClose()
        },
      },
    )
  return (
    <AppFrame
      title={t('formTitleMeta')}
      fact={t('formFactMeta')}
      link={
        <a href="https://developers.facebook.com/apps" target="_blank" rel="noopener noreferrer" className={linkClass}>
          {t('openMeta')}
        </a>
      }
      first={first}
      fields={fields}
      needed={app ? ['applicationId'] : ['applicationId', 'appSecret']}
      error={saving.error}
      isBusy={saving.isPending}
      onSave={save}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Field label={t('appId')} hint={t('appIdHint')} error={errorOf('applicationId')}>
            <Input ref={app ? undefined : first} readOnly={!!app} inputMode="numeric" {...bind('applicationId', 32)} />
          </Field>
          <Field
            label={t('appSecret')}
            hint={app ? t('secretStored', { end: app.secretEnd }) : t('appSecretHint')}
            error={errorOf('appSecret')}
          >
            <SecretInput ref={app ? first : undefined} what={t('appSecret')} {...bind('appSecret', 64)} />
          </Field>
          <Field
            label={t('whatsappConfig')}
            isOptional
            hint={t('whatsappConfigHint')}
            error={errorOf('whatsappConfigId')}
          >
            <Input inputMode="numeric" {...bind('whatsappConfigId', 32)} />
          </Field>
          <Field label={t('pagesConfig')} isOptional hint={t('pagesConfigHint')} error={errorOf('pagesConfigId')}>
            <Input inputMode="numeric" {...bind('pagesConfigId', 32)} />
          </Field>
        </>
      )}
    </AppFrame>
  )
}
