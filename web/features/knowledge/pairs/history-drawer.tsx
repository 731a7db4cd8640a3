import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Pair, PairContent, PairVersion } from '#shared/knowledge/pairs'
import type { Region } from '#shared/regions'
import { restorePairMutation, versionsQuery } from '#web/features/knowledge/pairs/queries.ts'
import { wordDiff } from '#web/features/knowledge/pairs/word-diff.ts'
import { t } from '#web/features/knowledge/t.ts'
import { decimal } from '#web/lib/format/decimal.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/choice/select.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { ago } from '#web/ui/text/ago.ts'
import { actorWords } from '#web-features/workspaces/people'

interface HistoryDrawerProps {
  readonly region: Region
  readonly agentId: string
  readonly pair: Pair
  readonly onClose: () => void
}

const textOf: Readonly<Record<keyof PairContent, (content: PairContent) => string>> = {
  question: ({ question }) => question,
  alsoAskedAs: ({ alsoAskedAs }) => alsoAskedAs.join('\n'),
  answer: ({ answer }) => answer,
  tags: ({ tags }) => tags.join(', '),
  answersAbove: ({ answersAbove }) => decimal(answersAbove, 2),
}
const fields = ['question', 'alsoAskedAs', 'answer', 'tags', 'answersAbove'] as const

const nameOf = (version: PairVersion) =>
  `${t('version', { n: version.version })}, ${t('editedBy', { who: actorWords(version.changedBy), when: ago(version.changedAt, Date.now()) })}`

/** Earlier versions of a Q&A compared with the current one, and a button to restore each. */
export const HistoryDrawer = ({ region, agentId, pair, onClose }: HistoryDrawerProps) => {
  const { data: versions, error, isFetching, refetch } = useQuery(versionsQuery(region, agentId, pair.id))
  const [chosen, setChosen] = useState<string>()
  const restoring = useMutation({
    ...restorePairMutation(region, agentId),
    onSuccess: (_pair, { version }) => {
      notify(t('restored', { n: version }), { tone: 'ok' })
      onClose()
    },
  })
  const earlier = (versions ?? []).filter(({ version }) => version !== pair.version)
  const shown = earlier.find(({ version }) => String(version) === chosen) ?? earlier[0]
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('history')}
      subtitle={t('historySubtitle')}
      width={560}
      foot={
        shown &&
        viewerMay('edit-knowledge') && (
          <Button
            variant="primary"
            className="ms-auto"
            busy={restoring.isPending}
            onClick={() => restoring.mutate({ pairId: pair.id, version: shown.version })}
          >
            {t('restore')}
          </Button>
        )
      }
    >
      {error && !versions && (
        <ProblemNote title={t('historyFailed')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!versions && !error && (
        <Loading>
          <Skeleton className="h-60 w-full rounded-xl" />
        </Loading>
      )}
      {shown && (
        <div className="grid gap-5">
          <Select
            label={t('history')}
            value={String(shown.version)}
            onChange={setChosen}
            options={earlier.map((version) => ({ value: String(version.version), label: nameOf(version) }))}
          />
          <Comparison before={shown} after={pair} />
          {restoring.error && <ProblemNote title={t('pairFailed')} error={restoring.error} />}
        </div>
      )}
    </Drawer>
  )
}

const Comparison = ({ before, after }: { readonly before: PairContent; readonly after: PairContent }) => {
  const changed = fields.filter((field) => textOf[field](before) !== textOf[field](after))
  if (changed.length === 0) return <p className="text-ink-2">{t('sameAsNow')}</p>
  return (
    <dl className="grid gap-4">
      {changed.map((field) => (
        <div key={field}>
          <dt className="font-medium">{t(field)}</dt>
          <dd className="mt-1 rounded-lg border border-line p-3 whitespace-pre-wrap">
            {wordDiff(textOf[field](before), textOf[field](after)).map(({ kind, text }, at) => {
              if (kind === 'same') return text
              const Mark = kind === 'gone' ? 'del' : 'ins'
              return (
                <Mark
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one comparison, never reordered
                  key={at}
                  className={kind === 'gone' ? 'bg-bad-wash' : 'bg-ok-wash'}
                >
                  {text}
                </Mark>
              )
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
