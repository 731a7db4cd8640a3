import type { PortalSession } from '#shared/clients/portal-session'
import { useBrand, useLogo } from '#web/portal/brand-context.ts'
import { AgentSwitcher } from './agent-switcher.tsx'
import { OrganisationMenu } from './organisation-menu.tsx'
import { ProfileMenu } from './profile-menu.tsx'

interface TopBarProps {
  readonly me: PortalSession
  readonly agent: PortalSession['agents'][number]
}

/** The agency, the organisation, the agent; at the right the client. */
export const TopBar = ({ me, agent }: TopBarProps) => {
  const { name, region } = useBrand()
  const logo = useLogo()
  return (
    <header className="vg-top">
      <a href="/" className="flex min-w-0 flex-none items-center gap-2.5 font-bold" aria-label={name}>
        {logo !== '' && (
          <img src={logo} alt="" width={26} height={26} className="size-[26px] rounded-md object-contain" />
        )}
        <span className={logo === '' ? 'max-w-40 truncate' : 'max-w-40 truncate max-md:sr-only'}>{name}</span>
      </a>
      {me.organisation && (
        <>
          <Slash />
          <div className="max-md:hidden">
            <OrganisationMenu organisation={me.organisation} region={region} />
          </div>
        </>
      )}
      <Slash />
      <div className="min-w-0 max-md:flex-1 max-md:basis-0">
        <AgentSwitcher agents={me.agents} current={agent} />
      </div>
      <div className="ms-auto">
        <ProfileMenu me={me} />
      </div>
    </header>
  )
}

const Slash = () => (
  <span aria-hidden="true" className="text-ink-2 max-md:hidden">
    /
  </span>
)
