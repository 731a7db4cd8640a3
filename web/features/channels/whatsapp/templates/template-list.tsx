import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { MessageTemplate } from '#shared/channels/whatsapp/template-info'
import type { Region } from '#shared/regions'
import { failureText } from '#web/features/channels/whatsapp/failure-text.ts'
import { t as whatsapp } from '#web/features/channels/whatsapp/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { State, type StateKind } from '#web/ui/feedback/state.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { deleteTemplateMutation } from './queries.ts'
import { t } from './t.ts'

interface TemplateListProps {
  readonly region: Region
  readonly agentId: string
  readonly phoneId: string
  readonly templates: Pick<
    UseQueryResult<{ readonly templates: readonly MessageTemplate[] }>,
    'data' | 'error' | 'isFetching' | 'refetch'
  >
  /** The name of the one that is being written. */
  readonly draftName: string
  readonly onNew: () => void
  readonly onCopy: (template: MessageTemplate) => void
}

const statuses = ['APPROVED', 'PENDING', 'REJECTED', 'PAUSED', 'DISABLED'] as const
type Known = (typeof statuses)[number]
const kinds: Readonly<Record<Known, StateKind>> = {
  APPROVED: 'fine',
  PENDING: 'working',
  REJECTED: 'failed',
  PAUSED: 'changed',
  DISABLED: 'failed',
}

const StatusOf = ({ status }: Pick<MessageTemplate, 'status'>) => {
  const known = statuses.find((each) => each === status)
  return known ? <State kind={kinds[known]}>{t(`status.${known}`)}</State> : <State kind="idle">{status}</State>
}

/** What Meta has of the number's templates. */
export const TemplateList = ({
  region,
  agentId,
  phoneId,
  templates: { data, error, isFetching, refetch },
  draftName,
  onNew,
  onCopy,
}: TemplateListProps) => {
  const [leaving, setLeaving] = useState<MessageTemplate>()
  const options = deleteTemplateMutation(region, agentId, phoneId)
  const deleting = useMutation({
    ...options,
    onSuccess: (...answer) => {
      notify(t('deleted'), { tone: 'ok' })
      return options.onSuccess?.(...answer)
    },
  })
  return (
    <section className="vg-message-templates__list" aria-labelledby="templates-of-number">
      <div className="flex items-center justify-between gap-2">
        <h3 id="templates-of-number" className="vg-small-title">
          {whatsapp('templates')}
        </h3>
        <Button size="small" icon={<Plus size={14} />} onClick={onNew}>
          {t('new')}
        </Button>
      </div>
      {error && !data && (
        <ProblemNote title={t('notLoaded')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading className="grid gap-2">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </Loading>
      )}
      {deleting.error && (
        <Note tone="bad" title={t('notDeleted')}>
          <p>{failureText(deleting.error, whatsapp('errorOccurred', whatsapp('unexpected')))}</p>
        </Note>
      )}
      <ul className="vg-message-templates__rows">
        {draftName !== '' && (
          <li className="vg-message-templates__row vg-message-templates__row--draft">
            <span className="truncate font-medium">{draftName}</span>
            <State kind="idle">{t('notSent')}</State>
          </li>
        )}
        {data?.templates.map((template) => (
          <li key={template.id} className="vg-message-templates__row">
            <span className="flex items-center gap-1">
              <span className="min-w-0 flex-1 truncate font-medium">{template.name}</span>
              <IconButton
                size="small"
                label={t('deleteTemplate', { name: template.name, language: template.language })}
                icon={<Trash2 size={14} />}
                onClick={() => setLeaving(template)}
              />
            </span>
            <span className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
              <span className="text-ink-2">
                {template.language}, {template.category}
              </span>
              <StatusOf status={template.status} />
            </span>
            {template.status === 'REJECTED' && (
              <span className="flex flex-wrap items-center gap-2 text-sm">
                {template.reason && <span>{t('reason', { reason: template.reason })}</span>}
                <Button size="small" onClick={() => onCopy(template)}>
                  {t('editCopy')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {data?.templates.length === 0 && draftName === '' && (
        <div className="text-ink-2">
          <p className="font-medium text-ink">{t('none')}</p>
          <p>{t('noneBody')}</p>
        </div>
      )}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={t('deleteTitle', { name: leaving?.name ?? '', language: leaving?.language ?? '' })}
        body={t('deleteBody')}
        confirmLabel={t('delete')}
        isDangerous
        isBusy={deleting.isPending}
        onConfirm={() =>
          leaving &&
          deleting.mutate({ templateId: leaving.id, name: leaving.name }, { onSettled: () => setLeaving(undefined) })
        }
        onCancel={() => setLeaving(undefined)}
      />
    </section>
  )
}
