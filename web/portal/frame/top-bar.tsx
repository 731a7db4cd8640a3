import { MessageSquarePlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { PortalSession } from '#shared/clients/portal-session'
import { cx } from '#web/lib/style/cx.ts'
import { useBrand, useLogo } from '#web/portal/brand-context.ts'
import { mayCreate } from '#web/portal/new-agent/may-create.ts'
import { Bell } from '#web/portal/notifications/bell.tsx'
import { hasPresence } from '#web/portal/session/use-presence.ts'
import { t } from '#web/portal/t.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { AgentSwitcher } from './agent-switcher.tsx'
import { OrganisationMenu } from './organisation-menu.tsx'
import { ProfileMenu } from './profile-menu.tsx'

const AccountDrawer = lazyPart(() => import('#web/portal/account/account-drawer.tsx'), 'AccountDrawer', 'layer')
const OrganisationDrawer = lazyPart(
  () => import('#web/portal/organisation/organisation-drawer.tsx'),
  'OrganisationDrawer',
  'layer',
)
const OrganisationSwitcher = lazyPart(
  () => import('#web/portal/organisation/organisation-switcher.tsx'),
  'OrganisationSwitcher',
  'quiet',
)

const NewAgentDrawer = lazyPart(() => import('#web/portal/new-agent/new-agent-drawer.tsx'), 'NewAgentDrawer', 'layer')

const FeedbackDrawer = lazyPart(() => import('#web/portal/feedback/feedback-drawer.tsx'), 'FeedbackDrawer', 'layer')

interface TopBarProps {
  readonly me: PortalSession
  readonly agent: PortalSession['agents'][number]
}

/** The agency, the organisation, the agent; at the right the client. */
export const TopBar = ({ me, agent }: TopBarProps) => {
  const { name, region } = useBrand()
  const logo = useLogo()
  const [layer, setLayer] = useState<'account' | 'about' | 'add' | 'feedback' | 'agent'>()
  const [chosen, setChosen] = useState<{ readonly ID: string; readonly agentIds: readonly string[] }>()
  const { organisation, client } = me
  const isAdmin = hasPresence(me) && client.isOrgAdmin
  const agents = chosen ? me.agents.filter(({ id }) => chosen.agentIds.includes(id)) : me.agents
  const close = () => setLayer(undefined)
  return (
    <header className="vg-top">
      <a href="/" className="flex min-w-0 flex-none items-center gap-2.5 font-bold" aria-label={name}>
        {logo !== '' && (
          <img src={logo} alt="" width={26} height={26} className="size-[26px] rounded-md object-contain" />
        )}
        <span className={cx('max-w-40 truncate xl:max-w-72', logo === '' ? 'max-md:max-w-28' : 'max-md:sr-only')}>
          {name}
        </span>
      </a>
      {organisation && (
        <>
          <Slash />
          <div className="max-md:hidden">
            <OrganisationMenu organisation={organisation} region={region} onEdit={isAdmin ? setLayer : undefined} />
          </div>
        </>
      )}
      {client.isAdmin && (
        <Suspense>
          <Slash />
          <OrganisationSwitcher me={me} chosen={chosen?.ID} onChoose={setChosen} />
        </Suspense>
      )}
      <Slash />
      <div className="min-w-0 max-md:flex-1 max-md:basis-0">
        <AgentSwitcher agents={agents} current={agent} onNew={mayCreate(me) ? () => setLayer('agent') : undefined} />
      </div>
      <div className="ms-auto flex items-center gap-1">
        {hasPresence(me) && (
          <IconButton
            className="max-md:hidden"
            label={t('feedback')}
            icon={<MessageSquarePlus size={18} />}
            onClick={() => setLayer('feedback')}
          />
        )}
        {!client.isAdmin && <Bell />}
        <ProfileMenu
          me={me}
          onAccount={() => setLayer('account')}
          onOrganisation={() => setLayer('about')}
          onFeedback={() => setLayer('feedback')}
        />
      </div>
      <Suspense>
        {layer === 'agent' && <NewAgentDrawer organisation={organisation?.name ?? name} onClose={close} />}
        {layer === 'feedback' && <FeedbackDrawer email={client.email} onClose={close} />}
        {layer === 'account' && <AccountDrawer me={me} onClose={close} />}
        {(layer === 'about' || layer === 'add') && organisation && (
          <OrganisationDrawer
            region={region}
            adminId={client.ID}
            organisation={organisation}
            isAdding={layer === 'add'}
            onClose={close}
          />
        )}
      </Suspense>
    </header>
  )
}

const Slash = () => (
  <span aria-hidden="true" className="text-ink-2 max-md:hidden">
    /
  </span>
)
