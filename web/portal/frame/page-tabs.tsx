import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useBrand } from '#web/portal/brand-context.ts'
import { t } from '#web/portal/t.ts'
import type { NavigationProps } from './page-side.tsx'
import '#web/ui/page/tabs.css'

/** The tabs at the top: in the horizontal layout, and on a phone, where the current one stays in view. */
export const PageTabs = ({ agentId, tabs }: NavigationProps) => {
  const { region } = useBrand()
  const { pathname } = useLocation()
  const rail = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page scrolls its tab into view
  useEffect(() => {
    rail.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <nav className="vg-portal__tabs" aria-label={t('pages')} ref={rail}>
      <div className="vg-tabs">
        {tabs.map(({ to, search, label, icon, Count }) => (
          <Link
            key={to}
            to={to}
            search={search as never}
            activeOptions={{ includeSearch: false }}
            className="vg-tabs__tab"
          >
            {icon}
            {label}
            {Count && <Count region={region} agentId={agentId} />}
          </Link>
        ))}
      </div>
    </nav>
  )
}
