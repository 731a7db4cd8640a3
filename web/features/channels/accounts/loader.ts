import type { QueryClient } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { loadCode } from '#web/lib/loading/load-code.ts'

interface Arrival {
  readonly context: { readonly queryClient: QueryClient }
  readonly params: { readonly region: Region }
  readonly abortController: AbortController
}

/** Of both pages; apart from the queries, since the first load of the dashboard has it. */
export const accountsLoader = async ({ context, params, abortController }: Arrival): Promise<void> => {
  const { loadAccounts } = await loadCode(() => import('./queries.ts'), abortController.signal)
  await loadAccounts(context.queryClient, params.region)
}
