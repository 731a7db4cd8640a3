import { ShieldCheck } from 'lucide-react'
import { safeHref } from '#web/lib/safe-href.ts'
import { useBrand } from '#web/portal/brand-context.ts'
import { t } from '#web/portal/t.ts'
import { PlaceLink } from '#web/shell/side/place-link.tsx'
import type { NavigationEntry } from './navigation.tsx'

export interface NavigationProps {
  readonly agentId: string
  readonly tabs: readonly NavigationEntry[]
}

/** The tabs at the side, and the agency's own foot. */
export const PageSide = ({ agentId, tabs }: NavigationProps) => {
  const { region } = useBrand()
  return (
    <div className="vg-side vg-portal__side">
      <nav className="vg-line" aria-label={t('pages')}>
        {tabs.map(({ to, search, label, icon, Count }) => (
          <PlaceLink
            key={to}
            to={to}
            search={search as never}
            activeOptions={{ includeSearch: false }}
            label={label}
            icon={icon}
            count={Count && <Count region={region} agentId={agentId} />}
          />
        ))}
      </nav>
      <PageFoot />
    </div>
  )
}

const PageFoot = () => {
  const { name, tosPage, privacyPolicypPage } = useBrand()
  const links = [
    [t('terms'), safeHref(tosPage)],
    [t('privacy'), safeHref(privacyPolicypPage)],
  ] as const
  return (
    <footer className="vg-portal__foot">
      <span className="basis-full">
        © {new Date().getFullYear()} {name}
      </span>
      {links.map(
        ([label, href]) =>
          href && (
            <a key={label} href={href} target="_blank" rel="noopener">
              {label}
            </a>
          ),
      )}
      <span className="flex items-center gap-1">
        <ShieldCheck size={13} aria-hidden="true" />
        {t('gdpr')}
      </span>
    </footer>
  )
}
