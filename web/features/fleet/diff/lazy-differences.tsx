import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import type { Differences } from './differences.tsx'

// the names of all settings and how each value is said
const Late = lazyPart(() => import('./differences.tsx'), 'Differences')

/** The differences of a copy; their words load when the first ones are shown. */
export const LazyDifferences = (props: ComponentProps<typeof Differences>) => (
  <Suspense>
    <Late {...props} />
  </Suspense>
)
