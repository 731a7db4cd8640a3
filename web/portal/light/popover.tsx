import { Suspense, useState } from 'react'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import type { PopoverProps } from '#web/ui/layer/popover.tsx'
import { lateTrigger } from './late-trigger.ts'

const load = () => import('#web/ui/layer/whole-popover.ts')
const Late = lazyPart(load, 'Popover', 'quiet')

/** The dashboard's popover, downloaded once its button is approached. */
export const Popover = ({ isOpen: given, onOpenChange, ...props }: PopoverProps) => {
  const [isWanted, setWanted] = useState(false)
  const [isOwn, setOwn] = useState(false)
  const isOpen = given ?? isOwn
  const change = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  const button = lateTrigger(props.trigger, 'dialog', load, () => {
    setWanted(true)
    change(true)
  })
  if (!isWanted && !isOpen) return button
  return (
    <Suspense fallback={button}>
      <Late {...props} isOpen={isOpen} onOpenChange={change} />
    </Suspense>
  )
}
