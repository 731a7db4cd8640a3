import { Suspense } from 'react'
import { useBrand } from '#web/portal/brand-context.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'

// below everything, and no page waits for it
const BrandFoot = lazyPart(() => import('#web/features/agencies/log-in/brand-foot.tsx'), 'BrandFoot', 'quiet')

/** What the agency says at the foot of its pages. */
export const PageFoot = ({ className = '' }: { readonly className?: string }) => (
  <footer className={`vg-portal__foot ${className}`}>
    <Suspense>
      <BrandFoot brand={useBrand()} />
    </Suspense>
  </footer>
)
