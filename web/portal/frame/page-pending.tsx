import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'

/** A page while it loads: heading and one panel. */
export const PagePending = () => (
  <main className="vg-main" id="content">
    <Loading>
      <Skeleton className="mb-2.5 h-7 w-44" />
      <Skeleton className="mb-7 h-3.5 w-64" />
      <Skeleton className="h-96 w-full rounded-xl" />
    </Loading>
  </main>
)
