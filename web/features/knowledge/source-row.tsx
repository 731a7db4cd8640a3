import { useMutation } from '@tanstack/react-query'
import {
  Ellipsis,
  FileCode,
  FileSpreadsheet,
  FileText,
  FileType,
  FileType2,
  Globe,
  Hash,
  Network,
  RotateCw,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import type { Source } from '#shared/knowledge/schema'
import type { Region } from '#shared/regions'
import { FailedLine } from '#web/features/knowledge/failed-line.tsx'
import { deleteSourceMutation, importAgainMutation } from '#web/features/knowledge/queries.ts'
import { SourceState } from '#web/features/knowledge/source-state.tsx'
import { t } from '#web/features/knowledge/t.ts'
import { ago } from '#web/lib/ago.ts'
import { count } from '#web/lib/count.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { notify } from '#web/ui/notify.ts'

const icons = {
  url: Globe,
  text: FileText,
  markdown: Hash,
  pdf: FileType,
  html: FileCode,
  docx: FileType2,
  csv: FileSpreadsheet,
  site: Network,
} as const

interface SourceRowProps {
  readonly region: Region
  readonly agentId: string
  readonly source: Source
}

/** One source; a failed import opens a line under it with the words, what still answers, and Try again. */
export const SourceRow = ({ region, agentId, source }: SourceRowProps) => {
  const [isAsking, setAsking] = useState(false)
  const onError = (error: Error) => notify(t('actionFailed', { message: error.message }), { tone: 'bad', stay: 'long' })
  const importing = useMutation({ ...importAgainMutation(region), onError })
  const deleting = useMutation({
    ...deleteSourceMutation(region),
    onError,
    onSuccess: () => notify(t('deleted'), { tone: 'ok', stay: 'short' }),
  })
  const one = { agentId, sourceId: source.id }
  const Icon = icons[source.type]
  const isBusy = source.status === 'queued' || source.status === 'fetching'
  const lastGood = source.lastOkAt === undefined ? t('never') : ago(source.lastOkAt, Date.now())
  return (
    <>
      <tr className="vg-rows__row">
        <td>
          <div className="flex items-center gap-3">
            <Icon size={18} className="text-ink-2 max-md:self-start" aria-hidden="true" />
            <div className="min-w-0">
              <p className="max-w-[46ch] truncate font-medium max-md:max-w-[56vw]">{source.title}</p>
              <p className="max-w-[52ch] truncate text-sm text-ink-2 max-md:hidden">
                {t(`kind.${source.type}`)}
                {(source.url ?? source.fileName) && `, ${source.url ?? source.fileName}`}
              </p>
              <span className="md:hidden">
                <SourceState source={source} />
              </span>
            </div>
          </div>
        </td>
        <td className="max-md:hidden">
          <SourceState source={source} />
        </td>
        <td className="vg-rows__number max-md:hidden">{source.chunkCount > 0 ? count(source.chunkCount) : '–'}</td>
        <td className="whitespace-nowrap max-md:pe-0! max-md:text-end max-md:text-sm max-md:text-ink-2">{lastGood}</td>
        <td className="w-12 max-md:ps-0!">
          <Menu
            label={t('actions', { title: source.title })}
            trigger={<IconButton label={t('actions', { title: source.title })} icon={<Ellipsis size={16} />} />}
            actions={[
              ...(isBusy
                ? []
                : [{ label: t('importAgain'), icon: <RotateCw size={16} />, onSelect: () => importing.mutate(one) }]),
              { label: t('delete'), icon: <Trash2 size={16} />, isDangerous: true, onSelect: () => setAsking(true) },
            ]}
          />
          <ConfirmDialog
            isOpen={isAsking}
            title={t('deleteTitle', { title: source.title })}
            body={t('deleteBody')}
            confirmLabel={t('delete')}
            isDangerous
            isBusy={deleting.isPending}
            onConfirm={() => deleting.mutate(one, { onSettled: () => setAsking(false) })}
            onCancel={() => setAsking(false)}
          />
        </td>
      </tr>
      {source.status === 'failed' && source.error && (
        <FailedLine source={source} isRetrying={importing.isPending} onRetry={() => importing.mutate(one)} />
      )}
    </>
  )
}
