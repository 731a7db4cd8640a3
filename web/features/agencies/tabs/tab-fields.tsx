import { Suspense, useState } from 'react'
import { MAX_TAB_ICON_MB } from '#shared/agencies/tabs/limits'
import type { AgencyForm } from '#web/features/agencies/agency-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { SegmentedField } from '#web/ui/choice/segmented-field.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { FormGrid } from '#web/ui/form/form-grid.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { CodeFields } from './code-fields.tsx'
import { t } from './t.ts'
import type { TabsEditor } from './use-tabs-editor.ts'

const PictureUpload = lazyPart(() => import('#web-features/files'), 'PictureUpload')

interface TabFieldsProps {
  readonly form: AgencyForm
  readonly editor: TabsEditor
  readonly tab: NonNullable<TabsEditor['current']>
}

/** One custom tab: what it is called, where it is, and what it shows. */
export const TabFields = ({ form: { agency, region }, editor: { change, remove, fault }, tab }: TabFieldsProps) => {
  const [isAsking, setAsking] = useState(false)
  const name = tab.label.trim() || t('untitled')
  const saved = agency.customTabs.find(({ id }) => id === tab.id)
  return (
    <>
      <FormGrid title={name}>
        <Field label={t('label')} error={fault('label')}>
          <Input value={tab.label} maxLength={40} onChange={(event) => change({ label: event.currentTarget.value })} />
        </Field>
        <Field label={t('href')} hint={t('hrefHint', { address: `/app/${region}/c${tab.href}` })} error={fault('href')}>
          <Input
            isMono
            value={tab.href}
            maxLength={61}
            spellCheck={false}
            onChange={(event) => change({ href: event.currentTarget.value })}
          />
        </Field>
        <div data-wide>
          <FieldGroup label={t('icon')} error={fault('iconUrl')} isOptional>
            <Suspense fallback={<Skeleton className="h-[62px]" />}>
              <PictureUpload
                label={t('icon')}
                value={tab.iconUrl}
                saved={saved?.iconUrl ?? ''}
                of={{ region, workspaceId: agency.userId }}
                most={{ maxSizeMB: MAX_TAB_ICON_MB, hint: t('iconFiles') }}
                onChange={(iconUrl) => change({ iconUrl })}
              />
            </Suspense>
          </FieldGroup>
        </div>
        <div data-wide>
          <SegmentedField
            label={t('pageType')}
            hint={t('pageTypeHint')}
            value={tab.pageType}
            onChange={(pageType) => change({ pageType })}
            options={(['html', 'iframe'] as const).map((value) => ({ value, label: t(`type.${value}`) }))}
          />
        </div>
        <div data-wide>
          {tab.pageType === 'iframe' ? (
            <Field label={t('iframeUrl')} hint={t('iframeHint')} error={fault('iframeUrl')}>
              <Input
                type="url"
                value={tab.iframeUrl}
                maxLength={2000}
                placeholder="https://"
                onChange={(event) => change({ iframeUrl: event.currentTarget.value })}
              />
            </Field>
          ) : (
            <CodeFields
              key={tab.id}
              region={region}
              workspaceId={agency.userId}
              tab={tab}
              isSaved={saved !== undefined}
              error={fault('htmlContent') ?? fault('jsContent')}
              onChange={change}
            />
          )}
        </div>
        <div data-wide>
          <Switch
            label={t('alwaysVisible')}
            hint={t('alwaysVisibleHint')}
            checked={tab.alwaysVisible}
            onChange={(alwaysVisible) => change({ alwaysVisible })}
          />
        </div>
        <div data-wide>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('delete')}
          </Button>
        </div>
      </FormGrid>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deleteTitle', { tab: name })}
        body={t('deleteBody')}
        confirmLabel={t('delete')}
        isDangerous
        onConfirm={() => {
          setAsking(false)
          remove(tab.id)
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
