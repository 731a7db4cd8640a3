import { type ComponentType, createElement, type FunctionComponent, use, useEffect, useReducer } from 'react'
import { useOnline } from '#web/lib/browser/use-online.ts'
import { loadCode } from '#web/lib/loading/load-code.ts'
import { OfflineProblem } from '#web/lib/loading/offline-problem.ts'
import { t } from '#web/ui/t.ts'
import { LaterNote } from './later-note.tsx'
import { ProblemNote } from './problem-note.tsx'
import './lazy-part.css'

/** Where it says so: in its own place, over the page (drawers, dialogs), or nowhere, where the page works without it. */
const classes = { inside: 'vg-part', layer: 'vg-part vg-part--layer', quiet: undefined } as const

/**
 * A part of a screen whose code loads when it is first shown, inside the `Suspense` around it. React's own `lazy` fails for good
 * where the file does not arrive, and takes the whole screen with the edits on it along; this one says so in its own place and
 * loads when the connection is back. `onFailure` is called once each time that all tries have failed.
 */
export const lazyPart = <Name extends string, Part>(
  load: () => Promise<Readonly<Record<Name, Part>>>,
  name: Name,
  kind: keyof typeof classes = 'inside',
  onFailure?: () => void,
): Part => {
  let loaded: Part | undefined
  let problem: unknown
  let loading: Promise<void> | undefined
  const begin = (): Promise<void> => {
    loading ??= loadCode(load).then(
      (module) => {
        loaded = module[name]
      },
      (error: unknown) => {
        problem = error
        onFailure?.()
      },
    )
    return loading
  }
  const forget = () => {
    problem = undefined
    loading = undefined
  }
  const Late = (props: object) => {
    const [, draw] = useReducer((count: number) => count + 1, 0)
    if (!loaded && !problem) use(begin())
    if (!loaded)
      return (
        <PartProblem
          className={classes[kind]}
          error={problem}
          onRetry={() => {
            forget()
            draw()
          }}
        />
      )
    // what was loaded has the props that the caller gives
    return createElement(loaded as ComponentType, props)
  }
  return Late as FunctionComponent as Part
}

interface PartProblemProps {
  readonly error: unknown
  readonly className: string | undefined
  readonly onRetry: () => void
}

const PartProblem = ({ error, className, onRetry }: PartProblemProps) => {
  const isOnline = useOnline()
  const isOffline = error instanceof OfflineProblem
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return of the connection
  useEffect(() => {
    if (isOffline && isOnline) onRetry()
  }, [isOffline, isOnline])
  return (
    <div className={className} role="status" hidden={className === undefined}>
      {isOffline ? <LaterNote /> : <ProblemNote title={t('notLoaded')} error={error} onRetry={onRetry} />}
    </div>
  )
}
