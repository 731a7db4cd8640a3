import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { MAX_LINKED } from '#shared/fleet/limits'
import type { FleetSource } from '#shared/fleet/schema'
import { candidatesQuery, type FleetPlace, linkMutation } from '#web/features/fleet/queries.ts'
import { t } from '#web/features/fleet/t.ts'
import { useEveryPage } from '#web/lib/api/use-every-page.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { FormDrawer } from '#web/ui/form/form-drawer.tsx'
import { InputGroup } from '#web/ui/input/input-group.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'

interface LinkDrawerProps {
  readonly place: FleetPlace
  readonly source: FleetSource
  readonly onClose: () => void
}

/** Makes agents that exist copies of this one. */
export const LinkDrawer = ({ place, source, onClose }: LinkDrawerProps) => {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const list = useInfiniteQuery(candidatesQuery(place, source.agentId))
  useEveryPage(list)
  const linking = useMutation(linkMutation(place, source.agentId))
  const all = list.data?.pages.flatMap((page) => page.candidates) ?? []
  const wanted = text.trim().toLowerCase()
  const found = all.filter(({ title, organisations }) =>
    [title, ...organisations.map(({ name }) => name)].some((name) => name.toLowerCase().includes(wanted)),
  )
  const isFull = chosen.length >= MAX_LINKED
  const link = () =>
    linking.mutate([...chosen], {
      onSuccess: () => {
        notify(t('linked', { count: chosen.length }), { tone: 'ok', stay: 'short' })
        onClose()
      },
    })
  return (
    <FormDrawer
      title={t('linkAgents')}
      subtitle={t('linkFact', { title: source.title })}
      isDirty={chosen.length > 0 && !linking.isSuccess}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={chosen.length === 0} busy={linking.isPending} onClick={link}>
            {t('linkCount', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {linking.error && <ProblemNote title={t('notLinked')} error={linking.error} />}
        {all.length > 0 && (
          <InputGroup
            type="search"
            before={<Search size={15} aria-hidden="true" />}
            aria-label={t('searchCopy')}
            placeholder={t('searchCopy')}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        {list.isPending && (
          <Loading className="grid gap-2">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </Loading>
        )}
        {list.error && (
          <ProblemNote
            title={t('agentsFailed')}
            error={list.error}
            isRetrying={list.isFetching}
            onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())}
          />
        )}
        {list.data && !list.hasNextPage && found.length === 0 && (
          <p className="text-ink-2">{text ? t('noAgentFound', { text }) : t('noCandidates')}</p>
        )}
        <ul className="grid gap-1">
          {found.map(({ agentId, title, organisations }) => {
            const isOn = chosen.includes(agentId)
            return (
              <li key={agentId} className="flex min-h-11 items-center justify-between gap-3 border-b border-line">
                <Checkbox
                  label={title}
                  checked={isOn}
                  disabled={isFull && !isOn}
                  onChange={() => setChosen(isOn ? chosen.filter((id) => id !== agentId) : [...chosen, agentId])}
                />
                <span className="truncate text-sm text-ink-2">{organisations.map(({ name }) => name).join(', ')}</span>
              </li>
            )
          })}
        </ul>
        {isFull && <p className="text-sm text-ink-2">{t('mostLinked', { most: MAX_LINKED })}</p>}
      </div>
    </FormDrawer>
  )
}
