import { useMutation } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { AgencyHost } from '#shared/domains/schema'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { State } from '#web/ui/feedback/state.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { CopyButton } from '#web/ui/text/copy-button.tsx'
import { portalAddress } from './portal-address.ts'
import { cancelMutation, type DomainsOwner, setUpMutation } from './queries.ts'
import { t } from './t.ts'

interface SubdomainStateProps {
  readonly owner: DomainsOwner
  readonly subdomain: AgencyHost
}

/** The agency's product subdomain, with what can be done about it. */
export const SubdomainState = ({ owner, subdomain: { host, state } }: SubdomainStateProps) => {
  const [isAsking, setAsking] = useState(false)
  const onError = ({ message }: Error) => notify(message, { tone: 'bad', stay: 'long' })
  const settingUp = useMutation({ ...setUpMutation(owner), onError: () => notify(t('notSetUp'), { tone: 'bad' }) })
  const cancelling = useMutation({ ...cancelMutation(owner), onError })
  const address = portalAddress(host)
  return (
    <FieldGroup label={t('subdomain')} hint={state === 'live' ? t('subdomainLive') : t('subdomainHint')}>
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-mono break-all">{host}</span>
        <CopyButton text={address} what={host} />
        <State kind={state === 'live' ? 'fine' : 'working'}>{t(`state.${state}`)}</State>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {state === 'live' && (
          <a className={buttonClass({})} href={address} target="_blank" rel="noreferrer">
            {t('open')}
            <ExternalLink size={15} aria-hidden="true" />
          </a>
        )}
        {state === 'claiming' && (
          <Button busy={settingUp.isPending} onClick={() => settingUp.mutate(host)}>
            {t('again')}
          </Button>
        )}
        <Button busy={cancelling.isPending} onClick={() => setAsking(true)}>
          {t('cancel')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('confirmTitle', { host })}
        body={t('confirmBody')}
        confirmLabel={t('cancel')}
        cancelLabel={t('keep')}
        isDangerous
        isBusy={cancelling.isPending}
        onConfirm={() =>
          cancelling.mutate(host, {
            onSuccess: () => notify(t('cancelled', host), { tone: 'ok' }),
            onSettled: () => setAsking(false),
          })
        }
        onCancel={() => setAsking(false)}
      />
    </FieldGroup>
  )
}
