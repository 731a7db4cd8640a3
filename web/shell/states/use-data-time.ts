import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { dateLocale } from '#web/lib/words/language.ts'

const minute = new Intl.DateTimeFormat(dateLocale, { timeStyle: 'short' })
const dayAndMinute = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'medium', timeStyle: 'short' })

/** When the oldest data of what the page shows was loaded, as text; nothing before there is any. The frame's own does not count. */
export const useDataTime = (): string | undefined => {
  const cache = useQueryClient().getQueryCache()
  const at = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () =>
      cache
        .findAll({ type: 'active' })
        .filter(({ meta, state }) => !meta?.isOfFrame && state.dataUpdatedAt > 0)
        .reduce((oldest, { state }) => Math.min(oldest, state.dataUpdatedAt), Number.POSITIVE_INFINITY),
  )
  if (!Number.isFinite(at)) return undefined
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return (isToday ? minute : dayAndMinute).format(at)
}
