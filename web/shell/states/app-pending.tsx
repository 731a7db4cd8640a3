import { useLocation, useRouter, useRouterState } from '@tanstack/react-router'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import '#web/shell/shell.css'

const regionOf = (pathname: string | undefined) => /^\/app\/(\w+)/.exec(pathname ?? '')?.[1]

/** While the workspace loads: the loading screen before the agents list, the bare frame before deep links. */
export const AppPending = () => {
  const { pathname } = useLocation()
  const { config } = useRouter().options.context
  const before = useRouterState({ select: ({ resolvedLocation }) => regionOf(resolvedLocation?.pathname) })
  const region = regionOf(pathname) ?? ''
  if (/^\/app\/\w+\/agents\/?$/.test(pathname))
    return (
      <LoadingScreen
        region={region}
        isSwitchingRegion={before !== undefined && before !== region}
        statusUrl={config.statusUrl}
      />
    )
  return (
    <Loading className="vg-app">
      <div className="vg-top" />
      <div className="vg-side" data-folded />
      <div className="vg-main">
        <Skeleton className="mb-7 h-7 w-48" />
        <Skeleton className="h-80 w-full" />
      </div>
    </Loading>
  )
}
