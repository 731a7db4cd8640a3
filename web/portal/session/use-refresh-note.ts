import type { UseSuspenseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { t } from '#web/portal/t.ts'
import { notify } from '#web/ui/feedback/notify.ts'

/** Says once that what is shown of the account could not be refreshed; what was loaded stays. */
export const useRefreshNote = ({ isRefetchError }: Pick<UseSuspenseQueryResult, 'isRefetchError'>): void => {
  useEffect(() => {
    if (isRefetchError) notify(t('notRefreshed'), { tone: 'bad', stay: 'long' })
  }, [isRefetchError])
}
