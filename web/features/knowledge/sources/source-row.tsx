import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import type { Source } from '#shared/knowledge/schema'
import type { Region } from '#shared/regions'
import { importAgainMutation } from '#web/features/knowledge/queries.ts'
import { FailedLine } from '#web/features/knowledge/sources/failed-line.tsx'
import { SourceIcon } from '#web/features/knowledge/sources/source-icon.tsx'
import { sourceKind } from '#web/features/knowledge/sources/source-kind.ts'
import { SourceState } from '#web/features/knowledge/sources/source-state.tsx'
import { t } from '#web/features/knowledge/t.ts'
import { count } from '#web/lib/format/count.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ago } from '#web/ui/text/ago.ts'
import { Tag } from '#web/ui/text/tag.tsx'
import { nextRefresh } from './next-refresh.ts'

interface SourceRowProps {
  readonly region: Region
  readonly agentId: string
  readonly source: Source
  readonly isSelected: boolean
  readonly onSelect: (isSelected: boolean) => void
}

/** One source; a failed import shows a line below with the message, what still answers, and Try again. */
export const SourceRow = ({ region, agentId, source, isSelected, onSelect }: SourceRowProps) => {
  const importing = useMutation({
    ...importAgainMutation(region),
    onError: (error) => notify(t('actionFailed', { message: error.message }), { tone: 'bad', stay: 'long' }),
  })
  const now = Date.now()
  const lastGood = source.lastOkAt === undefined ? t('nothing') : ago(source.lastOkAt, now)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !viewerMay('edit-knowledge')) return
    event.preventDefault()
    onSelect(!isSelected)
  }
  return (
    <>
      <tr className="vg-rows__row" aria-selected={isSelected}>
        <td className="w-8 pe-0! max-md:hidden">
          {viewerMay('edit-knowledge') && (
            <Checkbox
              isLabelHidden
              label={t('select', { title: source.title })}
              checked={isSelected}
              onChange={onSelect}
            />
          )}
        </td>
        <td className="max-md:ps-4.5!">
          <div className="flex items-center gap-3">
            <SourceIcon type={source.type} />
            <div className="min-w-0">
              <Link
                from="/app/$region/agents/$agentId/kb"
                to="."
                search={(before) => ({ ...before, source: source.id })}
                className="vg-rows__link block max-w-[30ch] truncate font-medium max-md:max-w-[56vw]"
                title={source.url ?? source.fileName}
                resetScroll={false}
                preload={false}
                onKeyDown={onKeyDown}
              >
                {source.title}
              </Link>
              <p className="max-w-[36ch] truncate text-sm text-ink-2 max-md:hidden">{sourceKind(source)}</p>
              <p className="vg-sources__times text-sm text-ink-2">
                {t('colLastGood')}: {lastGood}
                {source.nextAt !== undefined && `. ${t('colNext')}: ${nextRefresh(source, now)}`}
              </p>
              <span className="md:hidden">
                <SourceState source={source} />
              </span>
            </div>
          </div>
        </td>
        <td className="vg-sources__tags">
          <div className="flex max-w-48 flex-wrap gap-1">
            {source.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </div>
        </td>
        <td className="vg-sources__every whitespace-nowrap max-md:hidden">{t(`every.${source.refreshEvery}`)}</td>
        <td className="max-md:hidden">
          <SourceState source={source} />
        </td>
        <td className="vg-rows__number max-md:hidden">
          {source.chunkCount > 0 ? count(source.chunkCount) : t('nothing')}
        </td>
        <td className="vg-sources__last whitespace-nowrap max-md:text-end max-md:text-sm max-md:text-ink-2">
          <span className="block font-medium text-ink md:hidden">
            {source.chunkCount > 0 ? t('pageChunks', { count: source.chunkCount }) : t('nothing')}
          </span>
          {lastGood}
        </td>
        <td className="vg-sources__next whitespace-nowrap text-ink-2 max-md:hidden">{nextRefresh(source, now)}</td>
      </tr>
      {source.status === 'failed' && source.error && (
        <FailedLine
          source={source}
          columns={8}
          isRetrying={importing.isPending}
          onRetry={() => importing.mutate({ agentId, sourceId: source.id })}
        />
      )}
    </>
  )
}
