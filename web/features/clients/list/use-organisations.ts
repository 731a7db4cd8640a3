import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { Organisation } from '#shared/clients/schema'
import type { Region } from '#shared/regions'
import { organisationsQuery } from '#web/features/clients/queries.ts'
import { useEveryPage } from '#web/lib/api/use-every-page.ts'
import { language } from '#web/lib/words/language.ts'

const order = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })

/** The agency's organisations by name; `isWhole` once all are loaded. */
export const useOrganisations = (
  region: Region,
  workspaceId: string,
): { readonly organisations: readonly Organisation[]; readonly isWhole: boolean } => {
  const list = useSuspenseInfiniteQuery(organisationsQuery(region, workspaceId))
  useEveryPage(list)
  const organisations = list.data.pages
    .flatMap((page) => page.organisations)
    .toSorted((one, other) => order.compare(one.name, other.name))
  return { organisations, isWhole: !list.hasNextPage }
}
