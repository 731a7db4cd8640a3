import { createContext, type ReactNode, use } from 'react'
import './read-only.css'

const Context = createContext(false)

/** Whether what is around this control is there to look at alone. */
export const useIsReadOnly = (): boolean => use(Context)

interface ReadOnlyProps {
  readonly isOn: boolean
  readonly children: ReactNode
}

/** A form to look at: its fields take no input, and its buttons, all of which edit, are not there. */
export const ReadOnly = ({ isOn, children }: ReadOnlyProps) =>
  isOn ? (
    <Context value>
      <fieldset disabled className="vg-read-only">
        {children}
      </fieldset>
    </Context>
  ) : (
    children
  )
