import { type ComponentProps, cloneElement, type ReactElement } from 'react'

type TriggerProps = Pick<
  ComponentProps<'button'>,
  'onClick' | 'onPointerEnter' | 'onFocus' | 'aria-haspopup' | 'aria-expanded'
>

/** The button of what is not loaded yet: it begins to be when the button is approached, and opens once it is there. */
export const lateTrigger = (
  trigger: ReactElement,
  kind: 'dialog' | 'menu',
  load: () => Promise<unknown>,
  onOpen: () => void,
) => {
  const preload = () => void load().catch(() => undefined)
  return cloneElement(trigger as ReactElement<TriggerProps>, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: onOpen,
  })
}
