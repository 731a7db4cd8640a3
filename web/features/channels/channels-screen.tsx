import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { Mail, Store } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import type { ChannelKind } from '#shared/channels/kinds'
import { channelNames } from '#shared/channels/names'
import type { ConnectedAccount } from '#shared/channels/schema'
import { callIn } from '#web/lib/api/call.ts'
import { useNow } from '#web/lib/browser/use-now.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { ReadOnly } from '#web/ui/form/read-only.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { ChannelCard } from './channel-card.tsx'
import { channelsQuery } from './channels-query.ts'
import { DiscordCard } from './discord/discord-card.tsx'
import { googleName } from './google/google-name.ts'
import { since } from './health/since.ts'
import { PageCard } from './pages/page-card.tsx'
import { channelsPlace } from './place.ts'
import { SmartInitSetting } from './smart-init-setting.tsx'
import { t } from './t.ts'
import { TelegramCard } from './telegram/telegram-card.tsx'
import { useOffered } from './use-offered.ts'
import { WhatsappCard } from './whatsapp/whatsapp-card.tsx'

const PagesPanel = lazyPart(() => import('./pages/pages-panel.tsx'), 'PagesPanel', 'layer')
const TelegramPanel = lazyPart(() => import('./telegram/telegram-panel.tsx'), 'TelegramPanel', 'layer')
const DiscordPanel = lazyPart(() => import('./discord/discord-panel.tsx'), 'DiscordPanel', 'layer')
const GoogleCard = lazyPart(() => import('./google/google-card.tsx'), 'GoogleCard')
const GooglePanel = lazyPart(() => import('./google/google-panel.tsx'), 'GooglePanel', 'layer')

const WhatsappPanel = lazyPart(() => import('./whatsapp/whatsapp-panel.tsx'), 'WhatsappPanel', 'layer')

const route = getRouteApi('/app/$region/agents/$agentId/channels')

/** The channels of an agent; a panel is open by `?panel=`. */
export const ChannelsScreen = () => {
  const { region, agentId } = route.useParams()
  const { panel: asked } = route.useSearch()
  const panel = viewerMay('connect-channels') ? asked : undefined
  const { googleBusiness } = useRouter().options.context.config
  const navigate = route.useNavigate()
  const { data } = useSuspenseQuery(channelsQuery(region, agentId))
  const now = useNow(60_000)
  useEffect(() => {
    // nobody waits for it, and nothing depends on it
    callIn(region)('POST /v2/agents/{agentId}/channels/viewed', { agentId }).catch(() => undefined)
  }, [region, agentId])
  const whatsapp = data.accounts.filter(({ kind }) => kind === 'whatsapp')
  const telegram = data.accounts.find(({ kind }) => kind === 'telegram')
  const open = (next: typeof asked) =>
    void navigate({ search: (before) => ({ ...before, panel: next }), resetScroll: false })
  const may = useOffered(region, agentId, data.accounts)
  const opening = (kind: ChannelKind, next: typeof asked) => (may(kind) ? () => open(next) : undefined)
  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <PageHeader title={channelsPlace.label()} description={factOf(data.accounts, now)} />
        <ul className="vg-channels">
          <WhatsappCard accounts={whatsapp} now={now} onOpen={opening('whatsapp', 'whatsapp')} />
          <PageCard kind="instagram" accounts={data.accounts} now={now} onOpen={opening('instagram', 'pages')} />
          <PageCard kind="messenger" accounts={data.accounts} now={now} onOpen={opening('messenger', 'pages')} />
          <DiscordCard
            account={data.accounts.find(({ kind }) => kind === 'discord')}
            now={now}
            onOpen={opening('discord', 'discord')}
          />
          <TelegramCard account={telegram} now={now} onOpen={opening('telegram', 'telegram')} />
          {googleBusiness && (
            <Suspense>
              <GoogleCard region={region} agentId={agentId} onOpen={() => open('google')} />
            </Suspense>
          )}
          <li>
            <ul className="vg-channels__unavailable">
              {!googleBusiness && (
                <ChannelCard
                  name={googleName}
                  icon={Store}
                  isUnavailable
                  state={<UnavailableState fact={t('googleFact')} />}
                />
              )}
              <ChannelCard name="Email" icon={Mail} isUnavailable state={<UnavailableState fact={t('emailFact')} />} />
            </ul>
          </li>
        </ul>
        <ReadOnly isOn={!viewerMay('connect-channels')}>
          <SmartInitSetting region={region} agentId={agentId} settings={data.settings} />
        </ReadOnly>
      </div>
      {panel === 'whatsapp' && (
        <Suspense>
          <WhatsappPanel
            region={region}
            agentId={agentId}
            accounts={whatsapp}
            phone={data.phones?.whatsapp}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
      {panel === 'pages' && (
        <Suspense>
          <PagesPanel
            region={region}
            agentId={agentId}
            accounts={data.accounts}
            phones={data.phones}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
      {panel === 'telegram' && (
        <Suspense>
          <TelegramPanel region={region} agentId={agentId} channels={data} onClose={() => open(undefined)} />
        </Suspense>
      )}
      {panel === 'discord' && (
        <Suspense>
          <DiscordPanel
            region={region}
            agentId={agentId}
            phone={data.phones?.discord}
            messages={data.settings.discord.messages}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
      {panel === 'google' && googleBusiness && (
        <Suspense>
          <GooglePanel region={region} agentId={agentId} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </main>
  )
}

const UnavailableState = ({ fact }: { readonly fact: string }) => (
  <p className="text-ink-2">
    {t('comingSoon')}. {fact}
  </p>
)

const factOf = (accounts: readonly ConnectedAccount[], now: number): string => {
  // a channel may have several numbers or pages
  const count = new Set(accounts.map(({ kind }) => kind)).size
  if (count === 0) return t('factNone')
  const down = accounts.filter(({ state }) => state === 'broken')
  const [broken] = down
  if (!broken) return t('fact', { count })
  const kinds = new Set(down.map(({ kind }) => kind)).size
  if (kinds > 1) return t('factSeveralBroken', { count, broken: kinds })
  const isOneOfSeveral = accounts.filter(({ kind }) => kind === broken.kind).length > 1
  const name = isOneOfSeveral ? (broken.handle ?? broken.name) : channelNames[broken.kind]
  return t('factBroken', { count, name, time: since(broken.since ?? now, now) })
}
