import { useEffect, useRef } from 'react'
import { focusWhenShown } from '#web/lib/browser/focus-when-shown.ts'
import type { AgentForm } from './use-agent-form.ts'

interface FaultTabs<Tab extends string> {
  readonly current: Tab
  readonly tabOf: (path: string) => Tab
  readonly open: (tab: Tab) => void
}

const faults = '#content :is([aria-invalid="true"], [data-invalid] [role="textbox"])'

// a tab that was left can still be in the document, hidden
const firstFault = () =>
  [...document.querySelectorAll<HTMLElement>(faults)].find((field) => field.closest('[hidden]') === null)

/** After a save that the server refused: opens the tab of a field that it names, and focuses that field. */
export const useOpenFault = <Tab extends string>(
  { error, issuePaths }: AgentForm,
  { current, tabOf, open }: FaultTabs<Tab>,
): void => {
  const seen = useRef<Error | null>(null)
  useEffect(() => {
    if (error === seen.current) return
    seen.current = error
    const path = issuePaths.find((one) => tabOf(one) === current) ?? issuePaths[0]
    if (path === undefined) return
    if (tabOf(path) !== current) open(tabOf(path))
    focusWhenShown(firstFault)
  })
}
