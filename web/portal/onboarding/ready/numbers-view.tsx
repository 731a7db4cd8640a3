import { useQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { numbersQuery } from '#web/portal/onboarding/queries.ts'
import { t } from '#web/portal/onboarding/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'

/** Telephone numbers that were bought: none before there is voice. */
export const NumbersView = ({ region }: { readonly region: Region }) => {
  const { data, error, refetch, isFetching } = useQuery(numbersQuery(region))
  const again = () => void refetch()
  if (error) return <ProblemNote title={t('numbersFailed')} error={error} onRetry={again} isRetrying={isFetching} />
  if (!data) return <Skeleton className="h-16" />
  if (data.numbers.length === 0)
    return (
      <Note
        actions={
          <Button busy={isFetching} onClick={again}>
            {t('retry')}
          </Button>
        }
      >
        {t('noNumbers')}
      </Note>
    )
  return (
    <ul className="max-w-130 divide-y divide-line rounded-lg border border-line">
      {data.numbers.map(({ number, friendlyName }) => (
        <li key={number} className="px-4 py-3">{`${friendlyName} ${number}`}</li>
      ))}
    </ul>
  )
}
