import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ChannelApp, WebhookObject } from '#shared/channels/apps/schema'
import { webhookObjects } from '#shared/channels/apps/webhook-objects'
import { channelNames } from '#shared/channels/names'
import { State } from '#web/ui/feedback/state.tsx'
import { CopyText } from '#web/ui/text/copy-text.tsx'
import { t } from './t.ts'
import '#web/features/channels/channels.css'

/** What is known of an app: what its owner pastes at the provider, and never its secret. */
export const AppFacts = ({ app }: { readonly app: ChannelApp }) => (
  <dl className="vg-facts">
    <Fact name={t('state')}>
      {app.fault === undefined ? (
        <State kind="fine">{t('accepted')}</State>
      ) : (
        <>
          <State kind="failed">{t('refused')}</State>
          <p className="text-sm text-ink-2">{app.fault}</p>
        </>
      )}
    </Fact>
    {app.provider === 'meta' ? <MetaFacts app={app} /> : <DiscordFacts app={app} />}
    <Fact name={t('accounts')}>{app.accounts.map(({ name }) => name).join(', ') || t('noAccounts')}</Fact>
  </dl>
)

const MetaFacts = ({ app }: { readonly app: Extract<ChannelApp, { provider: 'meta' }> }) => (
  <>
    <Fact name={t('appId')}>{app.applicationId}</Fact>
    <Fact name={t('appSecret')}>{t('savedEnds', { end: app.secretEnd })}</Fact>
    <AppDomain />
    <Fact name={t('callbackUrl')}>
      <CopyText text={app.hookUrl} what={t('callbackUrl')} />
    </Fact>
    <Fact name={t('verifyToken')}>
      <CopyText text={app.verifyToken} what={t('verifyToken')} />
      <p className="mt-1 text-sm text-ink-2">{t('pasteAtMeta')}</p>
    </Fact>
    <Fact name={t('webhooks')}>
      {webhookObjects
        .filter((object) => app.webhooks.includes(object))
        .map(objectName)
        .join(', ') || t('webhooksNone')}
    </Fact>
    <Fact name={t('whatsappConfig')}>{app.whatsappConfigId ?? t('noConfig')}</Fact>
    <Fact name={t('pagesConfig')}>{app.pagesConfigId ?? t('noConfig')}</Fact>
  </>
)

/** Absent where the installation does not know its own address: Meta's sign-in is not shown there at all. */
const AppDomain = () => {
  const { frames } = useRouter().options.context.config
  if (frames === undefined) return null
  const { host } = new URL(frames)
  return (
    <Fact name={t('appDomain')}>
      <CopyText text={host} what={t('appDomain')} />
      <p className="mt-1 text-sm text-ink-2">{t('appDomainHint', { address: frames })}</p>
    </Fact>
  )
}

const objectName = (object: WebhookObject): string => {
  if (object === 'page') return t('facebookPages')
  return object === 'instagram' ? channelNames.instagram : channelNames.whatsapp
}

const DiscordFacts = ({ app }: { readonly app: Extract<ChannelApp, { provider: 'discord' }> }) => (
  <>
    <Fact name={t('applicationId')}>{app.applicationId}</Fact>
    <Fact name={t('publicKey')}>
      <span className="break-all">{app.publicKey}</span>
    </Fact>
    <Fact name={t('botToken')}>{t('savedEnds', { end: app.secretEnd })}</Fact>
    <Fact name={t('endpoint')}>
      {app.otherEndpoint ? (
        <State kind="changed">{t('endpointElsewhere', { url: app.otherEndpoint })}</State>
      ) : (
        <>
          <CopyText text={app.hookUrl} what={t('endpoint')} />
          <p className="mt-1 text-sm text-ink-2">{t('endpointHint')}</p>
        </>
      )}
    </Fact>
  </>
)

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
