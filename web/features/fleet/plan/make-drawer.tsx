import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_COPIES_MADE } from '#shared/fleet/limits'
import type { FleetSource } from '#shared/fleet/schema'
import { type FleetPlace, makeCopiesMutation } from '#web/features/fleet/queries.ts'
import { t } from '#web/features/fleet/t.ts'
import { useEveryPage } from '#web/lib/api/use-every-page.ts'
import { randomId } from '#web/lib/random-id.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { FormDrawer } from '#web/ui/form/form-drawer.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { organisationsQuery } from '#web-features/clients'

interface MakeDrawerProps {
  readonly place: FleetPlace
  readonly source: FleetSource
  readonly onClose: () => void
}

/** A copy to be made; the id makes a repeated press make it once. */
interface Wanted {
  readonly agentId: string
  readonly title: string
}

const MOST_LETTERS = 120

/** Creates copies, one for each chosen organisation. */
export const MakeDrawer = ({ place, source, onClose }: MakeDrawerProps) => {
  const [wanted, setWanted] = useState<Readonly<Record<string, Wanted>>>({})
  const list = useInfiniteQuery(organisationsQuery(place.region, place.workspaceId))
  useEveryPage(list)
  const making = useMutation(makeCopiesMutation(place, source.agentId))
  const organisations = list.data?.pages.flatMap((page) => page.organisations) ?? []
  const chosen = Object.entries(wanted)
  const isFull = chosen.length >= MAX_COPIES_MADE
  const toggle = (id: string, name: string, isOn: boolean) =>
    setWanted(({ [id]: _gone, ...rest }) =>
      isOn
        ? {
            ...rest,
            [id]: {
              agentId: randomId(20),
              title: `${source.title} ${name}`.slice(0, MOST_LETTERS),
            },
          }
        : rest,
    )
  const make = () =>
    making.mutate(
      chosen.map(([organisationId, { agentId, title }]) => ({ agentId, title: title.trim(), organisationId })),
      {
        onSuccess: () => {
          notify(t('made', { count: chosen.length }), { tone: 'ok', stay: 'short' })
          onClose()
        },
      },
    )
  return (
    <FormDrawer
      title={t('makeCopies')}
      subtitle={t('makeFact', { title: source.title })}
      isDirty={chosen.length > 0 && !making.isSuccess}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0 || chosen.some(([, { title }]) => !title.trim())}
            busy={making.isPending}
            onClick={make}
          >
            {t('makeCount', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {making.error && <ProblemNote title={t('notMade')} error={making.error} />}
        {list.isPending && (
          <Loading className="grid gap-2">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </Loading>
        )}
        {list.error && (
          <ProblemNote
            title={t('organisationsFailed')}
            error={list.error}
            isRetrying={list.isFetching}
            onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())}
          />
        )}
        {list.data && organisations.length === 0 && <p className="text-ink-2">{t('noOrganisations')}</p>}
        <ul className="grid gap-1">
          {organisations.map(({ ID, name }) => {
            const copy = wanted[ID]
            return (
              <li key={ID} className="grid min-h-11 items-center gap-1.5 border-b border-line py-1.5">
                <Checkbox
                  label={name}
                  checked={copy !== undefined}
                  disabled={isFull && !copy}
                  onChange={(isOn) => toggle(ID, name, isOn)}
                />
                {copy && (
                  <Input
                    aria-label={t('nameFor', { organisation: name })}
                    value={copy.title}
                    maxLength={MOST_LETTERS}
                    onChange={(event) => {
                      const title = event.currentTarget.value
                      setWanted((before) => ({ ...before, [ID]: { ...copy, title } }))
                    }}
                  />
                )}
              </li>
            )
          })}
        </ul>
        {isFull && <p className="text-sm text-ink-2">{t('mostMade', { most: MAX_COPIES_MADE })}</p>}
      </div>
    </FormDrawer>
  )
}
