import { Suspense } from 'react'
import { clientTabs } from '#shared/agencies/client-tabs'
import type { Region } from '#shared/regions'
import { withEdit } from '#web/features/clients/access/tab-edits.ts'
import { TabList } from '#web/features/clients/access/tab-list.tsx'
import { movedOrder } from '#web/features/clients/access/tab-order.ts'
import { useTabs } from '#web/features/clients/access/use-tabs.ts'
import { t } from '#web/features/clients/t.ts'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { Select } from '#web/ui/choice/select.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { AccessSwitch } from './access-switch.tsx'
import { OrganisationAgents } from './organisation-agents.tsx'
import type { OrganisationDraft } from './use-organisation-form.ts'
import '#web/features/clients/clients.css'

const PictureUpload = lazyPart(() => import('#web-features/files'), 'PictureUpload')

interface OrganisationFieldsProps {
  readonly region: Region
  readonly workspaceId: string
  readonly draft: OrganisationDraft
  readonly saved: OrganisationDraft
  readonly nameIssue: string | undefined
  readonly onChange: (patch: Partial<OrganisationDraft>) => void
}

/** The fields of an organisation, of areas that stand (specification 2, section 3). */
export const OrganisationFields = ({
  region,
  workspaceId,
  draft,
  saved,
  nameIssue,
  onChange,
}: OrganisationFieldsProps) => {
  const known = useTabs(region, workspaceId)
  const access = {
    canAccess: draft.defaultClientAccess,
    canEdit: draft.defaultClientCanEdit,
    order: draft.defaultClientTabOrder,
  }
  return (
    <>
      <div className="vg-clients__pair">
        <Field label={t('name')} error={nameIssue}>
          <Input
            value={draft.name}
            maxLength={120}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
        </Field>
        <Field label={t('language')}>
          <Select
            value={draft.preferredLanguage}
            options={(['en', 'de'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
            onChange={(preferredLanguage) => onChange({ preferredLanguage })}
          />
        </Field>
      </div>
      <FieldGroup label={t('layout')} hint={t('layoutHint')}>
        <Segmented
          label={t('layout')}
          className="flex"
          value={draft.dashboardLayout}
          onChange={(dashboardLayout) => onChange({ dashboardLayout })}
          options={(['vertical', 'horizontal'] as const).map((value) => ({ value, label: t(`layout.${value}`) }))}
        />
      </FieldGroup>
      <OrganisationAgents
        region={region}
        workspaceId={workspaceId}
        value={draft.widgetIDs}
        onChange={(widgetIDs) => onChange({ widgetIDs })}
      />
      <FieldGroup label={t('picture')} isOptional>
        <Suspense fallback={<Skeleton className="h-[62px]" />}>
          <PictureUpload
            label={t('picture')}
            value={draft.squarePhotoURL}
            saved={saved.squarePhotoURL}
            of={{ region, workspaceId }}
            onChange={(squarePhotoURL) => onChange({ squarePhotoURL })}
          />
        </Suspense>
      </FieldGroup>
      <FieldGroup label={t('defaultAccess')} hint={t('defaultAccessHint')}>
        <TabList
          label={t('defaultAccess')}
          access={access}
          known={known}
          onGive={(tab) =>
            onChange({
              defaultClientAccess: [...new Set([...clientTabs, ...draft.defaultClientAccess, tab])].filter(
                (each) => each === tab || draft.defaultClientAccess.includes(each),
              ),
            })
          }
          onTake={(tab) => onChange({ defaultClientAccess: draft.defaultClientAccess.filter((each) => each !== tab) })}
          onEdit={(tab, mayEdit) => onChange({ defaultClientCanEdit: withEdit(access.canEdit, tab, mayEdit) })}
          onMove={(tab, by) => onChange({ defaultClientTabOrder: [...movedOrder(access, tab, by, known.tabs)] })}
        />
      </FieldGroup>
      <AccessSwitch settings={draft.settings} onChange={(settings) => onChange({ settings })} />
    </>
  )
}
