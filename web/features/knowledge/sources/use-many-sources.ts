import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Source } from '#shared/knowledge/schema'
import type { Region } from '#shared/regions'
import { refreshKnowledge } from '#web/features/knowledge/queries.ts'
import { t } from '#web/features/knowledge/t.ts'
import { notify } from '#web/ui/feedback/notify.ts'

interface Work {
  readonly sources: readonly Source[]
  readonly act: (source: Source) => Promise<unknown>
}

/** One action on many sources, four at a time; failures are reported with the server's message, the rest stays done. */
export const useManySources = (region: Region, agentId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ sources, act }: Work) => {
      const failed: unknown[] = []
      for (let at = 0; at < sources.length; at += 4) {
        const answers = await Promise.allSettled(sources.slice(at, at + 4).map(act))
        for (const answer of answers) if (answer.status === 'rejected') failed.push(answer.reason)
      }
      return failed
    },
    onSuccess: ([first, ...rest], { sources }) => {
      if (first === undefined) return notify(t('allDone', { count: sources.length }), { tone: 'ok' })
      const message = first instanceof Error ? first.message : String(first)
      notify(t('someFailed', { done: sources.length - 1 - rest.length, all: sources.length, message }), {
        tone: 'bad',
        stay: 'notice',
      })
    },
    onSettled: () => refreshKnowledge(queries, region, agentId),
  })
}
