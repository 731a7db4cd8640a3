import { Suspense, useState } from 'react'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import type { MenuProps } from '#web/ui/layer/menu.tsx'
import { lateTrigger } from './late-trigger.ts'

const load = () => import('#web/ui/layer/whole-menu.ts')
const Late = lazyPart(load, 'Menu', 'quiet')

/** The dashboard's menu, downloaded once its button is approached. */
export const Menu = (props: MenuProps) => {
  const [isWanted, setWanted] = useState(false)
  const button = lateTrigger(props.trigger, 'menu', load, () => setWanted(true))
  return isWanted ? (
    <Suspense fallback={button}>
      <Late {...props} opensAtOnce />
    </Suspense>
  ) : (
    button
  )
}
