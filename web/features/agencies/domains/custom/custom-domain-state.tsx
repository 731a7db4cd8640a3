import { useMutation } from '@tanstack/react-query'
import { BookOpen, ExternalLink, Mail, RotateCw } from 'lucide-react'
import type { AgencyHost } from '#shared/domains/schema'
import { portalAddress } from '#web/features/agencies/domains/portal-address.ts'
import { checkMutation, type DomainsOwner } from '#web/features/agencies/domains/queries.ts'
import { t } from '#web/features/agencies/domains/t.ts'
import { serverText } from '#web/lib/words/server-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { DnsTable } from '#web/ui/table/dns-table.tsx'
import { CopyButton } from '#web/ui/text/copy-button.tsx'
import { CancelDomain } from './cancel-domain.tsx'
import { developerMail, mailAddress } from './developer-mail.ts'
import { HostLine } from './host-line.tsx'
import { HostSays } from './host-says.tsx'
import { RecordFaults } from './record-faults.tsx'

interface CustomDomainStateProps {
  readonly owner: DomainsOwner
  readonly host: AgencyHost
}

/** A custom domain on its way, or live: its steps, its records with what the zone answers now, and what can be done. */
export const CustomDomainState = ({ owner, host }: CustomDomainStateProps) => {
  const { host: name, state, records = [], zone, error, provider, redirectsTo } = host
  const checking = useMutation({
    ...checkMutation(owner),
    onError: ({ message }) => notify(message, { tone: 'bad', stay: 'long' }),
  })
  const address = portalAddress(name)
  const mail = developerMail(host)
  const isOver = state === 'refused' || state === 'expired'
  const canCheck = state !== 'live' && state !== 'removing' && state !== 'refused'
  return (
    <>
      <div className="grid gap-x-8 gap-y-5 p-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 className="vg-small-title">{t('custom')}</h2>
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-mono break-all">{name}</span>
            <CopyButton text={address} what={name} />
          </p>
          <p className="flex flex-wrap items-center gap-x-3" aria-live="polite">
            <HostSays host={host} />
          </p>
        </div>
        <HostLine host={host} />
      </div>
      {state === 'removing' && <p className="px-5 pb-5 text-ink-2">{t('removing')}</p>}
      {(error || redirectsTo) && (
        <div className="grid gap-2 px-5 pb-5">
          {error && <Note tone={isOver ? 'bad' : 'warn'}>{serverText(error)}</Note>}
          {redirectsTo && <Note tone="warn">{t('redirects', { host: name, to: redirectsTo })}</Note>}
        </div>
      )}
      {records.length > 0 && state !== 'removing' && (
        <>
          <div className="border-t border-line">
            <DnsTable
              label={t('recordsOf', { zone: zone ?? name })}
              records={records.map(({ status, type, label, value, priority, ttl, answers, fault }) => ({
                state: status,
                type,
                name: label,
                value,
                ttl,
                ...(priority === undefined ? {} : { priority }),
                ...(fault === 'other-value' ? { answer: answers.join(', ') } : {}),
              }))}
            />
          </div>
          <div className="grid gap-2 px-5 pb-5 empty:hidden">
            <RecordFaults host={host} />
          </div>
        </>
      )}
      <div className="flex flex-wrap items-center gap-2 border-t border-line p-5">
        {provider && (
          <a className={buttonClass({})} href={provider.helpUrl} target="_blank" rel="noreferrer">
            <BookOpen size={15} aria-hidden="true" />
            {t('howTo', { provider: provider.name })}
          </a>
        )}
        {canCheck && records.length > 0 && (
          <>
            <a className={buttonClass({})} href={mailAddress(mail)}>
              <Mail size={15} aria-hidden="true" />
              {t('emailDeveloper')}
            </a>
            <CopyButton text={mail.body} what={t('mailText')} />
          </>
        )}
        <span className="ms-auto flex flex-wrap gap-2">
          {state !== 'removing' && <CancelDomain owner={owner} host={host} />}
          {canCheck && (
            <Button
              variant="primary"
              icon={<RotateCw size={15} />}
              busy={checking.isPending}
              onClick={() => checking.mutate(name)}
            >
              {t('checkNow')}
            </Button>
          )}
          {state === 'live' && (
            <a className={buttonClass({ variant: 'primary' })} href={address} target="_blank" rel="noreferrer">
              {t('open')}
              <ExternalLink size={15} aria-hidden="true" />
            </a>
          )}
        </span>
      </div>
    </>
  )
}
