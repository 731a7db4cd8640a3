import type { AsyncRouteComponent } from '@tanstack/react-router'
import { type ComponentType, createElement, use } from 'react'
import { loadCode } from './load-code.ts'

/**
 * A route's component, loaded with its route. The router's own `lazyRouteComponent` reloads the document when the file does not
 * arrive, which offline is the browser's error page; here the route fails like one whose data did not load, and can be tried again.
 */
export const lazyScreen = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): AsyncRouteComponent<object> => {
  let loaded: ComponentType | undefined
  let loading: Promise<void> | undefined
  const preload = (): Promise<void> => {
    loading ??= loadCode(load).then(
      (module) => {
        // its type names the route, whose type would then depend on itself
        loaded = module[name] as ComponentType
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const Screen: AsyncRouteComponent<object> = () => {
    if (!loaded) use(preload())
    return loaded ? createElement(loaded) : null
  }
  Screen.preload = preload
  return Screen
}
