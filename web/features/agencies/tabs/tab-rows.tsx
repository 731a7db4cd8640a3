import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { MAX_CUSTOM_TABS } from '#shared/agencies/tabs/limits'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { t } from './t.ts'
import type { TabsEditor } from './use-tabs-editor.ts'

/** The agency's own tabs in their order; the one that is open is marked. */
export const TabRows = ({ editor: { tabs, current, open, add, move } }: { readonly editor: TabsEditor }) => (
  <FormSection title={t('list')} description={t('listFact')}>
    {tabs.length === 0 ? (
      <p className="text-sm text-ink-2">
        <span className="block font-medium text-ink">{t('none')}</span>
        {t('noneBody')}
      </p>
    ) : (
      <ol className="vg-tab-rows" aria-label={t('list')}>
        {tabs.map(({ id, label, href, alwaysVisible }, at) => {
          const name = label.trim() || t('untitled')
          return (
            <li key={id}>
              <button
                type="button"
                className="vg-tab-rows__name"
                aria-current={id === current?.id || undefined}
                onClick={() => open(id)}
              >
                <span className="truncate font-medium">{name}</span>
                <span className="truncate text-sm text-ink-2">
                  {href}
                  {alwaysVisible && ` · ${t('always')}`}
                </span>
              </button>
              <IconButton
                label={t('up', { tab: name })}
                size="small"
                icon={<ArrowUp size={15} />}
                disabled={at === 0}
                onClick={() => move(id, -1)}
              />
              <IconButton
                label={t('down', { tab: name })}
                size="small"
                icon={<ArrowDown size={15} />}
                disabled={at === tabs.length - 1}
                onClick={() => move(id, 1)}
              />
            </li>
          )
        })}
      </ol>
    )}
    {tabs.length < MAX_CUSTOM_TABS ? (
      <Button className="justify-self-start" icon={<Plus size={15} />} onClick={add}>
        {t('add')}
      </Button>
    ) : (
      <p className="text-sm text-ink-2">{t('full', { count: MAX_CUSTOM_TABS })}</p>
    )}
  </FormSection>
)
