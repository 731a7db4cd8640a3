import { useState } from 'react'
import type { EditedTab } from '#shared/agencies/tabs/custom-tab'
import { addressFault } from '#shared/agencies/tabs/tab-address'
import type { AgencyForm } from '#web/features/agencies/agency-form.ts'
import { t as agencyT } from '#web/features/agencies/t.ts'
import { htmlTemplate, jsTemplate } from './templates.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => letters[byte % letters.length]).join('')

const newTab = (): EditedTab => ({
  id: newId(),
  label: '',
  href: '/',
  iconUrl: '',
  pageType: 'html',
  iframeUrl: '',
  alwaysVisible: false,
  htmlContent: htmlTemplate,
  jsContent: jsTemplate,
})

export interface TabsEditor {
  readonly tabs: readonly EditedTab[]
  readonly current: EditedTab | undefined
  readonly open: (id: string) => void
  readonly add: () => void
  readonly change: (patch: Partial<EditedTab>) => void
  readonly move: (id: string, by: -1 | 1) => void
  readonly remove: (id: string) => void
  /** What is wrong with a field of the current tab, here or by the server's word. */
  readonly fault: (field: keyof EditedTab) => string | undefined
}

/** The custom tabs of the draft; one is open at a time. */
export const useTabsEditor = ({ draft, set, issue }: AgencyForm): TabsEditor => {
  const tabs: readonly EditedTab[] = draft.customTabs
  const [chosen, setChosen] = useState<string>()
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  )
  const current = tabs[at]
  const put = (next: readonly EditedTab[]) => set({ customTabs: [...next] })
  return {
    tabs,
    current,
    open: setChosen,
    add: () => {
      const tab = newTab()
      put([...tabs, tab])
      setChosen(tab.id)
    },
    change: (patch) => put(tabs.map((tab, place) => (place === at ? { ...tab, ...patch } : tab))),
    move: (id, by) => {
      const from = tabs.findIndex((tab) => tab.id === id)
      const moved = tabs[from]
      if (moved) put(tabs.toSpliced(from, 1).toSpliced(from + by, 0, moved))
    },
    remove: (id) => put(tabs.filter((tab) => tab.id !== id)),
    fault: (field) => {
      const wrong =
        field === 'href' && current && current.href !== '/'
          ? addressFault(
              current.href,
              tabs.filter(({ id }) => id !== current.id).map(({ href }) => href),
            )
          : undefined
      return wrong ? agencyT(wrong) : issue(`customTabs.${at}.${field}`)
    },
  }
}
