import { Suspense } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import { useBrand } from '#web/portal/brand-context.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'

// below everything, and no page waits for it
const BrandFoot = lazyPart(() => import('#web/features/agencies/log-in/brand-foot.tsx'), 'BrandFoot', 'quiet')

interface PageFootProps {
  /** Where no side shows it: below the page, on a phone and with the tabs at the top. */
  readonly isOfPage?: boolean
}

/** What the agency says at the foot of its pages. */
export const PageFoot = ({ isOfPage = false }: PageFootProps) => (
  <footer className={cx('vg-portal__foot', isOfPage && 'vg-portal__foot--page')}>
    <Suspense>
      <BrandFoot brand={useBrand()} />
    </Suspense>
  </footer>
)
