import { useEffect, useState } from 'react'
import type { CssPlace } from '#shared/agents/css/places'

/** The draft's CSS as visitors would get it, for previews. While a line is invalid, the last valid CSS stays applied. */
export const useSafeCss = (source: string | undefined, place: CssPlace = 'chat'): string => {
  const [safe, setSafe] = useState('')
  useEffect(() => {
    if (!source) return setSafe('')
    let isCurrent = true
    // most agents have no CSS: the parser loads with the first that does
    void import('#shared/agents/css/sanitise-css').then(({ sanitiseCss }) => {
      const { css, notes } = sanitiseCss(source, place)
      if (isCurrent && notes.every(({ kind }) => kind !== 'error')) setSafe(css)
    })
    return () => {
      isCurrent = false
    }
  }, [source, place])
  return safe
}
