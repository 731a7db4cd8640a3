import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PersonalizedAnswer } from '#shared/onboarding/schema'
import type { Region } from '#shared/regions'
import { type CreationInput, creationQuery } from '#web/features/onboarding/queries.ts'
import { t } from '#web/features/onboarding/t.ts'
import { callIn } from '#web/lib/api/call.ts'
import { serverText } from '#web/lib/words/server-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { WizardStep } from '#web/ui/wizard/wizard-step.tsx'
import { CreatingStep } from './creating-step.tsx'

export type MadeAgent = Extract<PersonalizedAnswer, { status: 'done' }>

interface CreationStepProps {
  readonly region: Region
  readonly input: CreationInput
  readonly onStartOver: () => void
  /** Ways out while it is being created: at the end of the foot bar, and Back if there is one. */
  readonly leave: ReactNode
  readonly onBack?: (() => void) | undefined
  /** The screen of the agent that stands. */
  readonly ready: (made: MadeAgent) => ReactNode
}

/** Creates the agent and shows it. A retry repeats the same attempt, so it never creates a second one. */
export const CreationStep = ({ region, input, onStartOver, leave, onBack, ready }: CreationStepProps) => {
  const client = useQueryClient()
  const options = creationQuery(region, input)
  const { data, error, refetch, isFetching } = useQuery(options)
  const again = useMutation({
    mutationFn: () =>
      callIn(region)('POST /rpc/onboarding.createPersonalizedAgent', {
        ...input,
        ...(data?.status === 'failed' ? { isRetry: true } : {}),
      }),
    onSuccess: (answer) => client.setQueryData(options.queryKey, answer),
  })
  const tryAgain = (
    <Button variant="primary" busy={again.isPending} onClick={() => again.mutate()}>
      {t('tryAgain')}
    </Button>
  )
  const problem = again.error ?? error
  if (data?.status === 'done') return ready(data)
  if (data?.status === 'failed' || (problem && !data))
    return (
      <WizardStep
        title={t('creatingTitle')}
        onBack={onBack}
        actions={<Button onClick={onStartOver}>{t('startOver')}</Button>}
      >
        {data?.status === 'failed' && <Note tone="bad" title={serverText(data)} actions={tryAgain} />}
        {problem && (
          <ProblemNote title={t('callFailed')} error={problem} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </WizardStep>
    )
  return (
    <CreatingStep
      answer={data}
      problem={problem && <ProblemNote title={t('callFailed')} error={problem} />}
      tryAgain={tryAgain}
      leave={leave}
      onBack={onBack}
    />
  )
}
