import { useState } from 'react'
import type { Source } from '#shared/knowledge/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/knowledge/t.ts'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { ChunkList } from './chunk-list.tsx'
import { SitePageList } from './site-page-list.tsx'

interface SourceContentsProps {
  readonly region: Region
  readonly source: Source
}

/** A source's chunks; of a site also its pages. */
export const SourceContents = ({ region, source }: SourceContentsProps) => {
  const { id: sourceId, agentId } = source
  const [view, setView] = useState<'chunks' | 'pages'>('chunks')
  return (
    <div className="mt-6">
      {source.type === 'site' && (
        <Segmented
          label={t('chunks')}
          value={view}
          onChange={setView}
          className="mb-3 flex"
          options={[
            { value: 'chunks', label: t('chunks') },
            { value: 'pages', label: t('pages'), count: source.pageCount },
          ]}
        />
      )}
      {view === 'chunks' ? (
        <ChunkList region={region} agentId={agentId} sourceId={sourceId} chunkCount={source.chunkCount} />
      ) : (
        <SitePageList region={region} agentId={agentId} sourceId={sourceId} />
      )}
    </div>
  )
}
