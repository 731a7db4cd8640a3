import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component that is loaded when it is first shown, so that chats without it do not load it. It renders nothing until then, and
 * if it cannot be loaded.
 */
export const lazy = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined
  return (props) => {
    const [Loaded, setLoaded] = useState(() => loaded)
    useEffect(() => {
      load().then(
        (component) => {
          loaded = component
          setLoaded(() => component)
        },
        () => undefined,
      )
    }, [])
    return Loaded ? <Loaded {...props} /> : null
  }
}
