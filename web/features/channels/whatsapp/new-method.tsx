import { useMutation } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useRef, useState } from 'react'
import type { WhatsappNumber } from '#shared/channels/whatsapp/schema'
import type { Region } from '#shared/regions'
import { MetaLogIn } from '#web/features/channels/meta/meta-log-in.tsx'
import { problemOfReport } from '#web/features/channels/meta/problem-of-report.ts'
import type { FrameReport } from '#web/lib/meta/frame-messages.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { StepList } from '#web/ui/wizard/step-list.tsx'
import { failureText } from './failure-text.ts'
import { FoundNumber } from './found-number.tsx'
import { detailsMutation, exchangeMutation } from './queries.ts'
import { t } from './t.ts'

interface NewMethodProps {
  readonly region: Region
  readonly agentId: string
  readonly connected: readonly WhatsappNumber[]
}

/** What a sign-up gives in two messages, in either order. */
interface SignUp {
  readonly ticket?: string
  readonly wabaId?: string
}

/** Meta's embedded sign-up, and the numbers of the account that was chosen in it. */
export const NewMethod = ({ region, agentId, connected }: NewMethodProps) => {
  const known = useRef<SignUp>({})
  const [problem, setProblem] = useState<string>()
  const [hasOpened, setOpened] = useState(false)
  const details = useMutation({
    ...detailsMutation(region),
    onSuccess: () => notify(t('detailsFetched'), { tone: 'ok' }),
  })
  const exchange = useMutation({
    ...exchangeMutation(region, agentId),
    onSuccess: ({ access_token }) => learn({ ticket: access_token }),
  })
  const learn = (part: SignUp) => {
    known.current = { ...known.current, ...part }
    const { ticket, wabaId } = known.current
    if (ticket && wabaId) details.mutate({ longAccessToken: ticket, wabaId })
  }
  const onReport = (report: FrameReport) => {
    switch (report.kind) {
      case 'opened':
        known.current = {}
        exchange.reset()
        details.reset()
        setOpened(true)
        return setProblem(undefined)
      case 'code':
        return exchange.mutate(report.code)
      case 'finished':
        return learn({ wabaId: report.wabaId })
      case 'closed':
        // what Meta said before the window was closed is more
        return setProblem((said) => said ?? problemOfReport(report))
      default:
        return setProblem((said) => problemOfReport(report) ?? said)
    }
  }
  const { ticket, wabaId } = known.current
  const found = details.data?.data
  const isSignedIn = exchange.isSuccess && !problem
  return (
    <StepList
      isSpaced
      steps={[
        {
          label: t('stepAccount'),
          // Meta's window asks for it too
          state: hasOpened ? 'done' : 'now',
          detail: t('stepAccountDetail'),
          aside: (
            <a
              href="https://business.facebook.com/overview"
              target="_blank"
              rel="noopener noreferrer"
              className="vg-whatsapp__link"
            >
              {t('openBusiness')}
            </a>
          ),
        },
        {
          label: isSignedIn ? t('signedIn') : t('stepSignIn'),
          state: problem || exchange.error ? 'failed' : isSignedIn ? 'done' : hasOpened ? 'now' : 'next',
          detail: (
            <div className="grid gap-3">
              {!isSignedIn && <p>{t('stepSignInDetail')}</p>}
              {problem && (
                <Note tone="warn" title={problem}>
                  {null}
                </Note>
              )}
              {exchange.error && <Note tone="bad">{failureText(exchange.error, t('error', t('exchangeFailed')))}</Note>}
              <MetaLogIn
                region={region}
                agentId={agentId}
                product="whatsapp"
                label={isSignedIn ? t('signInAgain') : t('continueWithMeta')}
                onReport={onReport}
              />
              {exchange.isPending && <p role="status">{t('exchanging')}</p>}
            </div>
          ),
        },
        {
          label: t('stepNumbers'),
          state: details.error ? 'failed' : isSignedIn ? 'now' : 'next',
          detail: (
            <div className="grid grid-cols-1 gap-3">
              <p role="status">{found ? t('numbersFound', { count: found.length }) : t('numbersNext')}</p>
              {details.error && <Note tone="bad">{failureText(details.error, t('error', t('detailsFailed')))}</Note>}
              {found && found.length > 0 && ticket && wabaId && (
                <ul className="vg-whatsapp__numbers">
                  {found.map((number) => (
                    <FoundNumber
                      key={number.id}
                      region={region}
                      agentId={agentId}
                      number={number}
                      signUp={{ ticket, wabaId }}
                      // one that needs attention is offered to be connected again
                      isConnected={connected.some(
                        ({ phoneId, state }) => phoneId === number.id && state === 'connected',
                      )}
                    />
                  ))}
                </ul>
              )}
              {ticket && wabaId && (details.error || found?.length === 0) && (
                <div>
                  <Button
                    size="small"
                    icon={<RotateCw size={14} />}
                    busy={details.isPending}
                    onClick={() => details.mutate({ longAccessToken: ticket, wabaId })}
                  >
                    {t('lookAgain')}
                  </Button>
                </div>
              )}
            </div>
          ),
        },
      ]}
    />
  )
}
