import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { externalIdOf } from '#shared/channels/external-id-of'
import type { ConnectedAccount } from '#shared/channels/schema'
import type { Region } from '#shared/regions'
import { MetaLogIn } from '#web/features/channels/meta/meta-log-in.tsx'
import { problemOfReport } from '#web/features/channels/meta/problem-of-report.ts'
import { ChannelPanel } from '#web/features/channels/panel/channel-panel.tsx'
import { linkClass } from '#web/features/channels/panel/link-class.ts'
import { t as channels } from '#web/features/channels/t.ts'
import { failureText } from '#web/features/channels/whatsapp/failure-text.ts'
import type { FrameReport } from '#web/lib/meta/frame-messages.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { Loading } from '#web/ui/page/loading.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { StepList } from '#web/ui/wizard/step-list.tsx'
import { ConnectedPages } from './connected-pages.tsx'
import { PagePicker } from './page-picker.tsx'
import { logInMutation } from './queries.ts'
import { t } from './t.ts'
import './pages.css'

const GUIDE = 'https://www.facebook.com/business/help/connect-instagram-to-page'

interface PagesPanelProps {
  readonly region: Region
  readonly agentId: string
  readonly accounts: readonly ConnectedAccount[]
  /** The local run's pages on which a person plays the visitor. */
  readonly phones: { readonly messenger?: string | undefined; readonly instagram?: string | undefined } | undefined
  readonly onClose: () => void
}

/** Connecting a Facebook page with its Instagram account: Meta's log-in, then a choice among the pages that it includes. */
export const PagesPanel = ({ region, agentId, accounts, phones, onClose }: PagesPanelProps) => {
  const loggingIn = useMutation(logInMutation(region, agentId))
  const [left, setLeft] = useState<string>()
  const hear = (report: FrameReport) => {
    setLeft(problemOfReport(report))
    if (report.kind === 'code') loggingIn.mutate(report.code)
  }
  const { data: logIn } = loggingIn
  const pages = accounts.filter(({ kind }) => kind === 'messenger').map(({ account }) => externalIdOf(account))
  return (
    <ChannelPanel
      region={region}
      agentId={agentId}
      title={t('title')}
      width={640}
      phones={[
        { label: t('openMessenger'), href: phones?.messenger },
        { label: t('openInstagram'), href: phones?.instagram },
      ]}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-6">
        <ConnectedPages region={region} agentId={agentId} accounts={accounts} />
        {viewerMay('use-platform-apps') ? (
          <StepList
            isSpaced
            steps={[
              {
                label: t('stepLogIn'),
                state: loggingIn.isError ? 'failed' : logIn ? 'done' : 'now',
                detail: (
                  <div className="grid grid-cols-1 gap-3">
                    <p>{t('stepLogInDetail')}</p>
                    <MetaLogIn
                      region={region}
                      agentId={agentId}
                      product="pages"
                      label={t('continueWithMeta')}
                      onReport={hear}
                    />
                    {left && (
                      <Note tone="warn" title={t('notLoggedIn')}>
                        <p>{left}</p>
                      </Note>
                    )}
                    {loggingIn.error && (
                      <Note tone="bad">{failureText(loggingIn.error, t('error', t('unexpected')))}</Note>
                    )}
                  </div>
                ),
              },
              {
                label: t('stepPage'),
                state: logIn ? 'now' : 'next',
                detail: loggingIn.isPending ? (
                  <Loading>
                    <p>{t('gettingPages')}</p>
                    <Skeleton className="h-14" />
                  </Loading>
                ) : !logIn ? (
                  t('stepPageNext')
                ) : logIn.pages.length === 0 ? (
                  <Note tone="warn">{t('noPages')}</Note>
                ) : (
                  <PagePicker key={logIn.ticket} region={region} agentId={agentId} logIn={logIn} connected={pages} />
                ),
              },
            ]}
          />
        ) : (
          <Note>{channels('moreByTeam')}</Note>
        )}
        {pages.length === 0 && viewerMay('use-platform-apps') && (
          <Note title={t('guideTitle')}>
            <p>
              {t('guide')}{' '}
              <a href={GUIDE} target="_blank" rel="noopener noreferrer" className={linkClass}>
                {t('guideLink')}
              </a>
            </p>
          </Note>
        )}
      </div>
    </ChannelPanel>
  )
}
