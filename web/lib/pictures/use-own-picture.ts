import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Region } from '#shared/regions'
import { copyQuery } from './copy-query.ts'
import { isOwnPicture } from './is-own-picture.ts'

/** While an address is being typed, what is not finished yet is not requested. */
const PAUSE_MS = 500

/**
 * The address under which a picture is loaded from our own host: its own if it is ours, otherwise our copy's; empty until that is
 * known and if there is none. `region`: whose API is asked.
 */
export const useOwnPicture = (region: Region, url: string): string => {
  const [typed, setTyped] = useState(url)
  useEffect(() => {
    if (url === typed) return
    const timer = setTimeout(setTyped, PAUSE_MS, url)
    return () => clearTimeout(timer)
  }, [url, typed])
  const isOwn = isOwnPicture(url)
  const { data = '' } = useQuery({ ...copyQuery(region, url), enabled: !isOwn && url === typed })
  return isOwn ? url : data
}
