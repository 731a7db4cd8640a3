import { useBrand } from '#web/portal/brand-context.ts'
import { t } from '#web/portal/t.ts'
import { PlaceLink } from '#web/shell/side/place-link.tsx'
import type { NavigationEntry } from './navigation.tsx'
import { PageFoot } from './page-foot.tsx'

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
