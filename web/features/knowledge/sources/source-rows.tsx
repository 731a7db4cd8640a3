import type { Source } from '#shared/knowledge/schema'
import type { Region } from '#shared/regions'
import { PairsRow } from '#web/features/knowledge/sources/pairs-row.tsx'
import { SourceRow } from '#web/features/knowledge/sources/source-row.tsx'
import { t } from '#web/features/knowledge/t.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { moveInRows } from '#web/ui/table/move-in-rows.ts'
import '#web/ui/table/rows.css'
import './source-rows.css'

interface SourceRowsProps {
  readonly region: Region
  readonly agentId: string
  readonly sources: readonly Source[]
  /** The number of Q&As; 0 hides their row. */
  readonly pairs: number
  readonly selected: ReadonlySet<string>
  readonly onSelect: (ids: ReadonlySet<string>) => void
}

export const SourceRows = ({ region, agentId, sources, pairs, selected, onSelect }: SourceRowsProps) => {
  const isAll = sources.length > 0 && sources.every(({ id }) => selected.has(id))
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(selected)
    if (isOn) next.add(id)
    else next.delete(id)
    onSelect(next)
  }
  return (
    <Card className="vg-sources overflow-x-auto max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
      <table className="vg-rows" onKeyDown={moveInRows}>
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className="w-8 pe-0!">
              {viewerMay('edit-knowledge') && (
                <Checkbox
                  isLabelHidden
                  label={t('selectAll')}
                  checked={isAll}
                  onChange={(isOn) => onSelect(new Set(isOn ? sources.map(({ id }) => id) : []))}
                />
              )}
            </th>
            <th scope="col">{t('colSource')}</th>
            <th scope="col" className="vg-sources__tags">
              {t('colTags')}
            </th>
            <th scope="col" className="vg-sources__every">
              {t('colEvery')}
            </th>
            <th scope="col">{t('colState')}</th>
            <th scope="col" className="vg-rows__number">
              {t('colChunks')}
            </th>
            <th scope="col" className="vg-sources__last">
              {t('colLastGood')}
            </th>
            <th scope="col" className="vg-sources__next">
              {t('colNext')}
            </th>
          </tr>
        </thead>
        <tbody>
          {pairs > 0 && <PairsRow pairs={pairs} />}
          {sources.map((source) => (
            <SourceRow
              key={source.id}
              region={region}
              agentId={agentId}
              source={source}
              isSelected={selected.has(source.id)}
              onSelect={(isOn) => toggle(source.id, isOn)}
            />
          ))}
        </tbody>
      </table>
    </Card>
  )
}
