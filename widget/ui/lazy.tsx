import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part that is fetched when it is first shown, so that chats without it never pay for it. Nothing stands in its place
 * meanwhile; where it cannot be fetched it stays away.
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
