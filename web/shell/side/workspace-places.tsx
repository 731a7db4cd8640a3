import { CircleHelp, Coins, Moon, Plus, Search, Sun } from 'lucide-react'
import type { Region } from '#shared/regions'
import { useTheme } from '#web/lib/style/use-theme.ts'
import { workspacePlaces } from '#web/places.ts'
import { t } from '#web/shell/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Kbd } from '#web/ui/button/kbd.tsx'
import { useCurrentWorkspace } from '#web-features/workspaces/current'
import { PlaceGroup } from './place-group.tsx'
import { PlaceLink } from './place-link.tsx'

interface WorkspacePlacesProps {
  readonly region: Region
  readonly isCollapsed: boolean
  readonly credits: number | undefined
  readonly onNewAgent: () => void
  readonly onHelp: () => void
  readonly onFind: () => void
}

/** The workspace's navigation; the same in the sidebar and in the phone's drawer. */
export const WorkspacePlaces = ({ region, isCollapsed, credits, onNewAgent, onHelp, onFind }: WorkspacePlacesProps) => {
  const [theme, toggleTheme] = useTheme()
  const { role } = useCurrentWorkspace(region)
  const linksOf = (wanted: (typeof workspacePlaces)[number]['group']) =>
    workspacePlaces
      .filter(({ group, isForOwners }) => group === wanted && (role === 'owner' || !isForOwners))
      .map(({ name, route, label, icon: Icon, shortcut }) => (
        <PlaceLink
          key={name}
          to={route.to}
          params={{ region }}
          label={label()}
          icon={<Icon size={16} />}
          isCollapsed={isCollapsed}
          shortcut={shortcut?.keys}
        />
      ))
  const themeIcon = theme === 'dark' ? <Sun size={16} /> : <Moon size={16} />
  return (
    <>
      {isCollapsed ? (
        <IconButton
          label={t('newAgent')}
          shortcut="N"
          variant="primary"
          icon={<Plus size={16} />}
          onClick={onNewAgent}
          className="w-11!"
        />
      ) : (
        <Button variant="primary" wide icon={<Plus size={16} />} onClick={onNewAgent}>
          {t('newAgent')}
        </Button>
      )}
      {!isCollapsed && (
        <Button wide icon={<Search size={16} />} onClick={onFind} className="mt-2 md:hidden">
          {t('find')}
        </Button>
      )}
      <div className="vg-line">
        {linksOf(undefined)}
        {(['integrations', 'utilities', 'whitelabel'] as const).map((group) => (
          <PlaceGroup key={group} name={group} label={t(group)} isCollapsed={isCollapsed}>
            {linksOf(group)}
          </PlaceGroup>
        ))}
      </div>
      <div className="mt-auto grid gap-1">
        {!isCollapsed && credits !== undefined && (
          <p className="border-t border-line px-0.5 pt-3 pb-1 text-xs text-ink-2">
            {credits > 0 ? (
              t('creditsLeft', { count: credits })
            ) : (
              <span className="font-medium text-bad">{t('noCredits')}</span>
            )}
          </p>
        )}
        {isCollapsed ? (
          <>
            {credits !== undefined && credits <= 0 && (
              <Coins size={16} className="mx-auto mb-2 text-bad" aria-label={t('noCredits')} />
            )}
            <IconButton
              label={theme === 'dark' ? t('toLight') : t('toDark')}
              icon={themeIcon}
              onClick={toggleTheme}
              className="mx-auto"
            />
          </>
        ) : (
          <div className="flex items-center justify-between">
            <Button variant="ghost" size="small" icon={themeIcon} onClick={toggleTheme} className="-ms-2.5">
              {theme === 'dark' ? t('light') : t('dark')}
            </Button>
            <Button
              variant="ghost"
              size="small"
              icon={<CircleHelp size={15} className="md:hidden" />}
              onClick={onHelp}
              className="-me-2.5"
            >
              <span className="max-md:hidden">
                <Kbd keys="?" />
              </span>
              {t('help')}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
