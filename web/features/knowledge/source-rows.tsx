import type { Source } from '#shared/knowledge/schema'
import type { Region } from '#shared/regions'
import { SourceRow } from '#web/features/knowledge/source-row.tsx'
import { t } from '#web/features/knowledge/t.ts'
import { Card } from '#web/ui/card.tsx'
import '#web/ui/rows.css'

interface SourceRowsProps {
  readonly region: Region
  readonly agentId: string
  readonly sources: readonly Source[]
}

export const SourceRows = ({ region, agentId, sources }: SourceRowsProps) => (
  <Card className="overflow-hidden max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
    <table className="vg-rows">
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col">{t('colSource')}</th>
          <th scope="col">{t('colState')}</th>
          <th scope="col" className="vg-rows__number">
            {t('colChunks')}
          </th>
          <th scope="col">{t('colLastGood')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <SourceRow key={source.id} region={region} agentId={agentId} source={source} />
        ))}
      </tbody>
    </table>
  </Card>
)
