import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { AppProvider, ChannelApp } from '#shared/channels/apps/schema'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { useCurrentWorkspace } from '#web-features/workspaces/current'
import { AppCard } from './app-card.tsx'
import { appsQuery } from './queries.ts'
import { t } from './t.ts'

const MetaAppForm = lazyPart(() => import('./meta-app-form.tsx'), 'MetaAppForm', 'layer')
const DiscordAppForm = lazyPart(() => import('./discord-app-form.tsx'), 'DiscordAppForm', 'layer')
const RemoveAppDialog = lazyPart(() => import('./remove-app-dialog.tsx'), 'RemoveAppDialog', 'layer')

const route = getRouteApi('/app/$region/apps')

type Open = { readonly what: 'edit' | 'remove'; readonly provider: AppProvider }

/** The workspace's own apps at Meta and Discord. */
export const AppsScreen = () => {
  const { region } = route.useParams()
  const { uid } = useCurrentWorkspace(region)
  const { data } = useSuspenseQuery(appsQuery(region, uid))
  const [open, setOpen] = useState<Open>()
  const appAt = <P extends AppProvider>(provider: P) =>
    data.apps.find((app): app is Extract<ChannelApp, { provider: P }> => app.provider === provider)
  const chosen = open && appAt(open.provider)
  const close = () => setOpen(undefined)
  const shared = { region, workspaceId: uid, onClose: close }
  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <PageHeader title={t('title')} description={t('fact')} />
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
          {(['meta', 'discord'] as const).map((provider) => (
            <AppCard
              key={provider}
              region={region}
              workspaceId={uid}
              provider={provider}
              app={appAt(provider)}
              onEdit={() => setOpen({ what: 'edit', provider })}
              onRemove={() => setOpen({ what: 'remove', provider })}
            />
          ))}
        </div>
      </div>
      <Suspense>
        {open?.what === 'edit' && open.provider === 'meta' && <MetaAppForm {...shared} app={appAt('meta')} />}
        {open?.what === 'edit' && open.provider === 'discord' && <DiscordAppForm {...shared} app={appAt('discord')} />}
        {open?.what === 'remove' && chosen && <RemoveAppDialog {...shared} app={chosen} />}
      </Suspense>
    </main>
  )
}
