import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Download, Plus, Upload } from 'lucide-react'
import { useRef } from 'react'
import { pairsQuery } from '#web/features/knowledge/pairs/queries.ts'
import { t } from '#web/features/knowledge/t.ts'
import { saveFile } from '#web/lib/browser/save-file.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { Button } from '#web/ui/button/button.tsx'
import { pairsCsv } from './pairs/csv/pairs-csv.ts'
import { useImportPairs } from './pairs/csv/use-import-pairs.ts'

const route = getRouteApi('/app/$region/agents/$agentId/kb')

interface KnowledgeActionsProps {
  readonly tab: 'sources' | 'qa' | 'test' | 'gaps'
  readonly onAdd: () => void
  readonly onNewPair: () => void
}

/** The one primary button of each tab; Q&As can be exported once all of them are loaded. */
export const KnowledgeActions = ({ tab, onAdd, onNewPair }: KnowledgeActionsProps) => {
  const { region, agentId } = route.useParams()
  const isPairs = tab === 'qa'
  const list = useInfiniteQuery({ ...pairsQuery(region, agentId), enabled: isPairs })
  const { importPairs, isImporting, progress } = useImportPairs(region, agentId)
  const chooser = useRef<HTMLInputElement>(null)
  if (!viewerMay('edit-knowledge')) return null
  if (!isPairs)
    return (
      <Button variant="primary" icon={<Plus size={16} />} onClick={onAdd}>
        {t('addSource')}
      </Button>
    )
  const pairs = list.data?.pages.flatMap((page) => page.pairs) ?? []
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept=".csv"
        hidden
        aria-label={t('importFile')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) importPairs(file)
        }}
      />
      <Button icon={<Upload size={15} />} busy={isImporting} onClick={() => chooser.current?.click()}>
        {progress ? t('importing', progress) : t('import')}
      </Button>
      {pairs.length > 0 && (
        <Button
          icon={<Download size={15} />}
          busy={list.hasNextPage}
          onClick={() => saveFile(`questions-${agentId}.csv`, 'text/csv;charset=utf-8', pairsCsv(pairs))}
        >
          {t('export')}
        </Button>
      )}
      <Button variant="primary" icon={<Plus size={16} />} onClick={onNewPair}>
        {t('newPair')}
      </Button>
    </>
  )
}
