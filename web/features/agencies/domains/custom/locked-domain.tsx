import { useMutation } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { priceIn } from '#shared/billing/currency'
import { whitelabelDollars } from '#shared/billing/whitelabel-price'
import { type DomainsOwner, type Entitlements, startTrialMutation } from '#web/features/agencies/domains/queries.ts'
import { t } from '#web/features/agencies/domains/t.ts'
import { money } from '#web/lib/format/money.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { InputGroup } from '#web/ui/input/input-group.tsx'

interface LockedDomainProps {
  readonly owner: DomainsOwner
  readonly entitlements: Entitlements
}

/** The field without the add-on: what it costs, and the trial where there was none yet. */
export const LockedDomain = ({ owner, entitlements: { canTryWhitelabel, currency } }: LockedDomainProps) => {
  const starting = useMutation({
    ...startTrialMutation(owner),
    onSuccess: () => notify(t('trialStarted'), { tone: 'ok' }),
    onError: ({ message }) => notify(message, { tone: 'bad', stay: 'long' }),
  })
  const month = money(priceIn(currency, whitelabelDollars.month), currency)
  const year = money(priceIn(currency, whitelabelDollars.year), currency)
  return (
    <Field
      label={t('custom')}
      hint={`${t('price', { month, year })} ${canTryWhitelabel ? t('trialIncludes') : t('trialOver')}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <InputGroup
          className="min-w-0 flex-1"
          before={<Lock size={15} aria-hidden="true" />}
          value={t('locked')}
          readOnly
          disabled
        />
        {canTryWhitelabel && (
          <Button busy={starting.isPending} onClick={() => starting.mutate()}>
            {t('startTrial')}
          </Button>
        )}
      </div>
    </Field>
  )
}
