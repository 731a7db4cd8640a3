import { useQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { Note } from '#web/ui/feedback/note.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { CopyText } from '#web/ui/text/copy-text.tsx'
import { StepList } from '#web/ui/wizard/step-list.tsx'
import { LegacyForm } from './legacy-form.tsx'
import { legacyQuery } from './queries.ts'
import { t } from './t.ts'

interface LegacyMethodProps {
  readonly region: Region
  readonly agentId: string
}

/** Connecting a number by a Meta app of one's own. */
export const LegacyMethod = ({ region, agentId }: LegacyMethodProps) => {
  const { data, error, isFetching, refetch } = useQuery(legacyQuery(region, agentId))
  if (error && !data)
    return (
      <ProblemNote title={t('legacyNotLoaded')} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    )
  if (!data)
    return (
      <Loading className="grid gap-3">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </Loading>
    )
  // what one has done in the app shows only once its details are here
  const isPrepared = data.waVerifyPassed || data.tokenEnd !== undefined
  return (
    <div className="grid grid-cols-1 gap-5">
      <Note>
        <p>{t('legacyNote')}</p>
      </Note>
      <StepList
        isSpaced
        steps={[
          {
            label: t('stepApp'),
            state: isPrepared ? 'done' : 'now',
            detail: t('stepAppDetail'),
            aside: (
              <a
                href="https://developers.facebook.com/apps"
                target="_blank"
                rel="noopener noreferrer"
                className="vg-whatsapp__link"
              >
                {t('openDevelopers')}
              </a>
            ),
          },
          {
            label: t('stepWebhook'),
            state: isPrepared ? 'done' : 'next',
            detail: (
              <div className="grid grid-cols-1 gap-2">
                <p>{t('stepWebhookDetail')}</p>
                <dl className="vg-facts text-base text-ink">
                  <div>
                    <dt>{t('webhookUrl')}</dt>
                    <dd>
                      <CopyText text={data.webhookUrl} what={t('webhookUrl')} />
                    </dd>
                  </div>
                  <div>
                    <dt>{t('verifyToken')}</dt>
                    <dd>
                      <CopyText text={data.verifyToken} what={t('verifyToken')} />
                    </dd>
                  </div>
                </dl>
              </div>
            ),
          },
          {
            label: t('stepFields'),
            state: data.waVerifyPassed ? 'done' : isPrepared ? 'now' : 'next',
            aside: (
              <State kind={data.waVerifyPassed ? 'fine' : 'idle'}>
                {data.waVerifyPassed ? t('verified') : t('notVerified')}
              </State>
            ),
            detail: <LegacyForm region={region} agentId={agentId} stored={data} />,
          },
        ]}
      />
    </div>
  )
}
