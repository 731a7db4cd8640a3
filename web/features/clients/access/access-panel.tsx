import { useMutation } from '@tanstack/react-query'
import { Check, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { type ClientTab, clientTabs } from '#shared/agencies/client-tabs'
import type { AnyTab } from '#shared/clients/access'
import type { Client, Organisation } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import { changeAccessMutation } from '#web/features/clients/queries.ts'
import { t } from '#web/features/clients/t.ts'
import { cx } from '#web/lib/style/cx.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { accessOfDefault } from './access-of-default.ts'
import { isViewOnly, viewOnlyOf, withEdit } from './tab-edits.ts'
import { TabList } from './tab-list.tsx'
import { movedOrder, orderedTabs, type TabAccess } from './tab-order.ts'
import { type KnownTabs, useTabs } from './use-tabs.ts'

interface AccessPanelProps {
  readonly region: Region
  readonly workspaceId: string
  readonly client: Client
  readonly organisation: Organisation | undefined
  readonly isBeside: boolean
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

/** "Home, Conversations, Settings (view)". */
const describeTabs = (access: TabAccess, { tabs, labelOf }: KnownTabs): string => {
  const shown = orderedTabs(access, tabs)
  const viewed = viewOnlyOf(access.canEdit, shown)
  return shown.map((tab) => (viewed.includes(tab) ? t('viewed', { tab: labelOf(tab) }) : labelOf(tab))).join(', ')
}

/** Gives, takes and moves at once; what the server refuses goes back to where it was, and is said. */
export const AccessPanel = ({ region, workspaceId, client, organisation, isBeside }: AccessPanelProps) => {
  const [draft, setDraft] = useState<TabAccess>()
  const known = useTabs(region, workspaceId)
  const saving = useMutation({
    ...changeAccessMutation(region, workspaceId, client.ID),
    onError: ({ message }) => notify(t('accessNotSaved'), { tone: 'bad', stay: 'long', detail: message }),
  })
  const access = draft ?? { canAccess: client.canAccess, canEdit: client.canEdit, order: client.clientTabOrder }
  const change = (next: TabAccess, sent: Parameters<typeof saving.mutate>[0]) => {
    setDraft(next)
    // of several changes in a row the last one's answer holds them all
    saving.mutate(sent, { onSettled: () => setDraft(undefined) })
  }
  const give = (tab: AnyTab) => change({ ...access, canAccess: [...access.canAccess, tab] }, { give: [tab] })
  const take = (tab: AnyTab) =>
    change({ ...access, canAccess: access.canAccess.filter((each) => each !== tab) }, { take: [tab] })
  const move = (tab: AnyTab, by: -1 | 1) => {
    const order = [...movedOrder(access, tab, by, known.tabs)]
    change({ ...access, order }, { order })
  }
  const setEdit = (tab: ClientTab, mayEdit: boolean) =>
    change({ ...access, canEdit: withEdit(access.canEdit, tab, mayEdit) }, mayEdit ? { edit: [tab] } : { view: [tab] })
  const usual = organisation && accessOfDefault(organisation)
  const isUsual =
    usual &&
    isSame(orderedTabs(access, known.tabs), orderedTabs(usual, known.tabs)) &&
    isSame(viewOnlyOf(access.canEdit, orderedTabs(access)), viewOnlyOf(usual.canEdit, orderedTabs(access)))
  const toUsual = () => {
    if (!usual) return
    const [canAccess, order] = [[...usual.canAccess], [...usual.order]]
    change(usual, {
      give: canAccess,
      take: access.canAccess.filter((tab) => !canAccess.includes(tab)),
      view: clientTabs.filter((tab) => isViewOnly(usual.canEdit, tab)),
      edit: clientTabs.filter((tab) => !isViewOnly(usual.canEdit, tab)),
      order,
    })
  }
  return (
    <div className={cx('grid gap-5', isBeside && 'vg-clients__access--beside')}>
      <p className="flex h-5 items-center gap-1.5 text-sm text-ink-2" role="status">
        {saving.isPending ? (
          t('saving')
        ) : saving.isSuccess ? (
          <>
            <Check size={14} aria-hidden="true" />
            {t('saved')}
          </>
        ) : (
          t('savesItself')
        )}
      </p>
      <TabList
        label={t('shown')}
        access={access}
        known={known}
        onGive={give}
        onTake={take}
        onEdit={setEdit}
        onMove={move}
      />
      {organisation && usual && (
        <Note
          actions={
            !isUsual && (
              <Button size="small" icon={<RotateCcw size={14} />} onClick={toUsual}>
                {t('toDefault')}
              </Button>
            )
          }
        >
          <p>
            {isUsual
              ? t('sameAsDefault', { organisation: organisation.name })
              : t('unlikeDefault', {
                  organisation: organisation.name,
                  default: describeTabs(usual, known),
                })}
          </p>
        </Note>
      )}
    </div>
  )
}
