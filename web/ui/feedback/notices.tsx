import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { type Notice, onNotice } from './notify.ts'

const Toaster = lazyPart(() => import('./toaster.tsx'), 'Toaster', 'quiet')

/** Where notices appear. The toaster itself loads with the first one. */
export const Notices = () => {
  const [first, setFirst] = useState<readonly Notice[]>([])
  const isNeeded = first.length > 0
  useEffect(() => {
    if (!isNeeded) return onNotice((notice) => setFirst((before) => [...before, notice]))
  }, [isNeeded])
  return isNeeded ? (
    <Suspense>
      <Toaster first={first} />
    </Suspense>
  ) : null
}
