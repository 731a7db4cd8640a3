import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import './tabs.css'

export interface TabsProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly tabs: readonly { readonly value: Value; readonly label: string; readonly count?: number | undefined }[]
  readonly onChange: (value: Value) => void
  /** The panel of the open tab. */
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** Tabs on a line: the ring marks the current one. The open tab belongs in the URL, so the caller holds it. */
export const Tabs = <Value extends string>({ label, value, tabs, onChange, children, className }: TabsProps<Value>) => (
  <Base.Root value={value} onValueChange={(next: Value) => onChange(next)} className={className}>
    <Base.List aria-label={label} className="vg-tabs">
      {tabs.map((tab) => (
        <Base.Tab key={tab.value} value={tab.value} className="vg-tabs__tab">
          {tab.label}
          {tab.count !== undefined && <span className="vg-tabs__count">{tab.count}</span>}
        </Base.Tab>
      ))}
    </Base.List>
    <Base.Panel value={value} className="mt-5 rounded-sm">
      {children}
    </Base.Panel>
  </Base.Root>
)
