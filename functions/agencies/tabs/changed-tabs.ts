import type { StoredAgency } from '#functions/agencies/store'
import type { Write } from '#lib/database/write'
import { agencyText } from '#shared/agencies/messages'
import type { CustomTab, EditedTab } from '#shared/agencies/tabs/custom-tab'
import { invalid } from '#shared/problems'
import { requireForeignHosts } from './require-foreign-hosts.ts'
import { packTabCode, tabCodeOf, tabCodes } from './tab-code.ts'

interface ChangedTabs {
  readonly customTabs: CustomTab[]
  /** Of the codes that were edited, and of those whose tab is gone. */
  readonly writes: readonly Write[]
}

/**
 * The tabs as the record keeps them, and their codes apart. The same save again writes the same. `invalid`: the address of a host
 * of ours, or too much code.
 */
export const changedTabs = async (
  { ID: agencyId, customTabs }: Pick<StoredAgency, 'ID' | 'customTabs'>,
  edited: readonly EditedTab[],
): Promise<ChangedTabs> => {
  await requireForeignHosts(edited)
  const changed = await Promise.all(
    edited.map(async ({ htmlContent, jsContent, ...tab }, at) => {
      if (htmlContent === undefined && jsContent === undefined) return { tab, writes: [] }
      const before = await tabCodeOf(agencyId, tab.id)
      const code = packTabCode({
        htmlContent: htmlContent ?? before.htmlContent,
        jsContent: jsContent ?? before.jsContent,
      })
      if (!code) throw invalid(`changes.customTabs.${at}.htmlContent`, agencyText('tabCode'))
      return { tab, writes: [tabCodes.putting({ agencyId, id: tab.id, code })] }
    }),
  )
  const gone = customTabs.filter(({ id }) => edited.every((tab) => tab.id !== id))
  return {
    customTabs: changed.map(({ tab }) => tab),
    writes: [...changed.flatMap(({ writes }) => writes), ...gone.map(({ id }) => tabCodes.removing({ agencyId, id }))],
  }
}
