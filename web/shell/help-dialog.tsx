import type { PlaceShortcut } from '#web/lib/place.ts'
import { agentPlaces, workspacePlaces } from '#web/places.ts'
import { t } from '#web/shell/t.ts'
import { Kbd } from '#web/ui/button/kbd.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'

interface HelpDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Inside an agent, more shortcuts exist. */
  readonly hasAgent: boolean
}

const rowsOf = (places: readonly { readonly shortcut?: PlaceShortcut }[]) =>
  places.flatMap(({ shortcut }) => (shortcut ? [[shortcut.keys, shortcut.description()] as const] : []))

/** Every shortcut that works on this page. */
export const HelpDialog = ({ isOpen, onOpenChange, hasAgent }: HelpDialogProps) => {
  const rows = [
    ['mod+K', t('keyFind')],
    ['N', t('keyNew')],
    ...rowsOf(workspacePlaces),
    ...(hasAgent ? [...rowsOf(agentPlaces), ['mod+S', t('keySave')] as const, ['mod+J', t('keyTest')] as const] : []),
    ['↑ ↓', t('keyRows')],
    ['Enter', t('keyOpen')],
    ['Esc', t('keyEscape')],
    ['?', t('keyHelp')],
  ] as const
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title={t('helpTitle')} subtitle={t('helpSubtitle')} width={400}>
      <dl className="divide-y divide-line">
        {rows.map(([keys = '', what]) => (
          <div key={keys} className="flex h-10 items-center justify-between">
            <dt>{what}</dt>
            <dd className="flex gap-1">
              {keys.split(' ').map((key) => (
                <Kbd key={key} keys={key} />
              ))}
              <span className="sr-only">{keys}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Drawer>
  )
}
