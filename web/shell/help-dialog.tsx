import type { WebConfig } from '#shared/web-config'
import type { PlaceShortcut } from '#web/lib/place.ts'
import { agentPlaces, workspacePlaces } from '#web/places.ts'
import { t } from '#web/shell/t.ts'
import { Kbd } from '#web/ui/button/kbd.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'

interface HelpDialogProps {
  readonly config: WebConfig
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Inside an agent, more shortcuts exist. */
  readonly hasAgent: boolean
}

const rowsOf = (places: readonly { readonly shortcut?: PlaceShortcut }[]) =>
  places.flatMap(({ shortcut }) => (shortcut ? [[shortcut.keys, shortcut.description()] as const] : []))

const Away = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <li>
    <a
      href={href}
      className="flex min-h-10 items-center gap-2 hover:underline"
      {...(href.startsWith('mailto:') ? {} : inNewTab)}
    >
      {children}
      {!href.startsWith('mailto:') && <span className="sr-only">{t('newTab')}</span>}
    </a>
  </li>
)

const inNewTab = { target: '_blank', rel: 'noreferrer' } as const

/** Where to ask and to read on, and every shortcut that works on this page. */
export const HelpDialog = ({ config: { operator, statusUrl }, isOpen, onOpenChange, hasAgent }: HelpDialogProps) => {
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
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title={t('help')} width={400}>
      <h3 className="vg-small-title mb-1">{t('helpContact')}</h3>
      <ul className="mb-6 divide-y divide-line">
        {operator ? (
          <Away href={`mailto:${operator.email}`}>{t('helpWrite', { name: operator.name })}</Away>
        ) : (
          <Away href="/legal/contact">{t('helpContactPage')}</Away>
        )}
        {statusUrl && <Away href={statusUrl}>{t('helpStatus')}</Away>}
      </ul>
      <h3 className="vg-small-title mb-1">{t('helpDocs')}</h3>
      <ul className="mb-6 divide-y divide-line">
        <Away href="/openapi.json">{t('helpApi')}</Away>
      </ul>
      <h3 className="vg-small-title">{t('helpTitle')}</h3>
      <p className="mb-1 text-sm text-ink-2">{t('helpSubtitle')}</p>
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
