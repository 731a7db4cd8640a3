import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PairContent } from '#shared/knowledge/pairs'
import type { Region } from '#shared/regions'
import { refreshKnowledge } from '#web/features/knowledge/queries.ts'
import { t } from '#web/features/knowledge/t.ts'
import { callIn } from '#web/lib/api/call.ts'
import { saveFile } from '#web/lib/browser/save-file.ts'
import { randomId } from '#web/lib/random-id.ts'
import { notify } from '#web/ui/feedback/notify.ts'

/** Adds the Q&As of a file one after the other; refused ones are returned as a file with the reason beside each. */
export const useImportPairs = (region: Region, agentId: string) => {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>()
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => {
      const { pairsFromCsv } = await import('./pairs-from-csv.ts')
      const pairs = pairsFromCsv(await file.text())
      if (!pairs) throw new Error(t('importColumns'))
      const refused: { readonly pair: PairContent; readonly reason: string }[] = []
      for (const [done, pair] of pairs.entries()) {
        setProgress({ done, total: pairs.length })
        await callIn(region)(
          'POST /v2/agents/{agentId}/knowledge/pairs',
          { agentId, ...pair },
          { idempotencyKey: randomId(24) },
        ).catch((error: Error) => refused.push({ pair, reason: error.message }))
      }
      return { added: pairs.length - refused.length, refused }
    },
    onSuccess: async ({ added, refused: [first, ...rest] }) => {
      if (!first) return notify(t('importDone', { count: added }), { tone: 'ok' })
      const { refusedCsv } = await import('./refused-csv.ts')
      saveFile('refused.csv', 'text/csv;charset=utf-8', refusedCsv([first, ...rest]))
      notify(t('importPart', { added, refused: rest.length + 1, message: first.reason }), {
        tone: 'bad',
        stay: 'notice',
      })
    },
    onError: (error) => notify(t('actionFailed', { message: error.message }), { tone: 'bad', stay: 'notice' }),
    onSettled: () => {
      setProgress(undefined)
      return refreshKnowledge(queries, region, agentId)
    },
  })
  return { importPairs: mutate, isImporting: isPending, progress }
}
