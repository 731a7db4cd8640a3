import { useBrand } from '#web/portal/brand-context.ts'
import { t } from '#web/portal/t.ts'
import { PlaceLink } from '#web/shell/side/place-link.tsx'
import { BrandFoot } from '#web-features/agencies/log-in'
import type { NavigationEntry } from './navigation.tsx'

export interface NavigationProps {
  readonly agentId: string
  readonly tabs: readonly NavigationEntry[]
}

/** The tabs at the side, and the agency's own foot. */
export const PageSide = ({ agentId, tabs }: NavigationProps) => {
  const brand = useBrand()
  const { region } = brand
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
      <footer className="vg-portal__foot">
        <BrandFoot brand={brand} />
      </footer>
    </div>
  )
}
