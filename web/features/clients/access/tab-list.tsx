import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { useRef } from 'react'
import type { ClientTab } from '#shared/agencies/client-tabs'
import type { AnyTab } from '#shared/clients/access'
import { t } from '#web/features/clients/t.ts'
import { useKeptFocus } from '#web/lib/browser/use-kept-focus.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { isEditable, isViewOnly } from './tab-edits.ts'
import { orderedTabs, type TabAccess } from './tab-order.ts'
import type { KnownTabs } from './use-tabs.ts'
import '#web/features/clients/clients.css'

interface TabListProps {
  /** What the list is about. */
  readonly label: string
  readonly access: TabAccess
  readonly known: KnownTabs
  readonly onGive: (tab: AnyTab) => void
  readonly onTake: (tab: AnyTab) => void
  /** Whether they change things there, or look. */
  readonly onEdit: (tab: ClientTab, mayEdit: boolean) => void
  readonly onMove: (tab: AnyTab, by: -1 | 1) => void
}

/** Tabs that are shown, in their order, and those that are hidden below. */
export const TabList = ({ label, access, known: { tabs, labelOf }, onGive, onTake, onEdit, onMove }: TabListProps) => {
  const list = useRef<HTMLOListElement>(null)
  const shown = orderedTabs(access, tabs)
  const hidden = tabs.filter((tab) => !shown.includes(tab))
  // a tab that is hidden goes with its switch, one that is shown with its button
  useKeptFocus(shown.length, () => list.current)
  return (
    <div className="grid gap-3">
      {shown.length === 0 && <p className="text-sm text-ink-2">{t('shownNone')}</p>}
      <ol ref={list} tabIndex={-1} aria-label={label} className="vg-clients__tabs border-t border-line">
        {shown.map((tab, at) => (
          <li key={tab}>
            <span className="w-5 text-ink-2 tabular-nums" aria-hidden="true">
              {at + 1}
            </span>
            <div className="min-w-0 flex-1">
              <Switch label={labelOf(tab)} checked onChange={() => onTake(tab)} />
            </div>
            {isEditable(tab) && (
              <Segmented
                label={t('mayIn', { tab: labelOf(tab) })}
                value={isViewOnly(access.canEdit, tab) ? 'view' : 'edit'}
                options={(['view', 'edit'] as const).map((value) => ({ value, label: t(`may.${value}`) }))}
                onChange={(next) => onEdit(tab, next === 'edit')}
              />
            )}
            <IconButton
              label={t('up', { tab: labelOf(tab) })}
              size="small"
              icon={<ArrowUp size={15} />}
              disabled={at === 0}
              onClick={() => onMove(tab, -1)}
            />
            <IconButton
              label={t('down', { tab: labelOf(tab) })}
              size="small"
              icon={<ArrowDown size={15} />}
              disabled={at === shown.length - 1}
              onClick={() => onMove(tab, 1)}
            />
          </li>
        ))}
      </ol>
      {hidden.length > 0 && (
        <div className="grid gap-2">
          <p className="vg-small-title">{t('hidden')}</p>
          <div className="flex flex-wrap gap-2">
            {hidden.map((tab) => (
              <Button
                key={tab}
                size="small"
                icon={<Plus size={14} />}
                aria-label={t('show', { tab: labelOf(tab) })}
                onClick={() => onGive(tab)}
              >
                {labelOf(tab)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
