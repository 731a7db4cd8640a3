import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Region } from '#shared/regions'
import { addClient, type NewClient } from '#web/features/clients/queries.ts'
import type { ClientRow } from './clients-from-csv.ts'

export type Outcome =
  | { readonly kind: 'added'; readonly password: string }
  | { readonly kind: 'failed'; readonly message: string }

/** Adds the rows that are ready one after the other; what is added stays added when it is stopped, and a row is added once. */
export const useImport = (region: Region, workspaceId: string) => {
  const queryClient = useQueryClient()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map())
  const isStopped = useRef(false)
  // the lists are fetched once, at the end
  const add = (given: NewClient) => addClient(region, workspaceId, given)
  const importing = useMutation({
    mutationFn: async (rows: readonly ClientRow[]) => {
      isStopped.current = false
      for (const { line, name, email, orgId, isOrgAdmin } of rows) {
        if (isStopped.current) return
        if (orgId === undefined) continue
        const outcome = await add({ orgId, client: { name, email, isOrgAdmin } }).then(
          ({ dashboardPassword }): Outcome => ({ kind: 'added', password: dashboardPassword }),
          (error: Error): Outcome => ({ kind: 'failed', message: error.message }),
        )
        setOutcomes((before) => new Map([...before, [line, outcome]]))
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['clients', region, workspaceId] }),
  })
  return {
    outcomes,
    isRunning: importing.isPending,
    start: (rows: readonly ClientRow[]) => importing.mutate(rows),
    stop: () => {
      isStopped.current = true
    },
    reset: () => setOutcomes(new Map()),
  }
}
