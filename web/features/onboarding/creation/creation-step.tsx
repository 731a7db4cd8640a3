import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Region } from '#shared/regions'
import { type CreationInput, creationQuery } from '#web/features/onboarding/queries.ts'
import { t } from '#web/features/onboarding/t.ts'
import { WizardStages } from '#web/features/onboarding/wizard-stages.tsx'
import { callIn } from '#web/lib/api/call.ts'
import { serverText } from '#web/lib/words/server-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { WizardStep } from '#web/ui/wizard/wizard-step.tsx'
import { ReadyStep } from './ready-step.tsx'

interface CreationStepProps {
  readonly region: Region
  readonly input: CreationInput
  readonly onStartOver: () => void
  readonly onDone: (agentId: string, ask?: string) => void
}

const OFFER_RETRY_AFTER_SECONDS = 30

/** Creates the agent and shows it. A retry repeats the same attempt, so it never creates a second one. */
export const CreationStep = ({ region, input, onStartOver, onDone }: CreationStepProps) => {
  const client = useQueryClient()
  const [seconds, setSeconds] = useState(0)
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
    <Button busy={again.isPending} onClick={() => again.mutate()}>
      {t('tryAgain')}
    </Button>
  )
  const problem = again.error ?? error
  if (data?.status === 'done') return <ReadyStep region={region} made={data} onDone={onDone} />
  if (data?.status === 'failed' || (problem && !data))
    return (
      <div className="grid justify-items-start gap-4">
        {data?.status === 'failed' && <Note tone="bad" title={serverText(data)} actions={tryAgain} />}
        {problem && (
          <ProblemNote title={t('callFailed')} error={problem} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        <Button onClick={onStartOver}>{t('startOver')}</Button>
      </div>
    )
  return (
    <WizardStep title={t('creatingTitle')} description={t('creatingFact')}>
      {data && <WizardStages steps={data.steps} startedAt={data.startedAt} onElapsed={setSeconds} />}
      {problem && <ProblemNote title={t('callFailed')} error={problem} />}
      {seconds >= OFFER_RETRY_AFTER_SECONDS && <div>{tryAgain}</div>}
    </WizardStep>
  )
}
