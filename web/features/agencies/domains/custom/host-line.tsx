import type { AgencyHost } from '#shared/domains/schema'
import { t } from '#web/features/agencies/domains/t.ts'
import { stepsOf } from './host-steps.ts'
import './host-line.css'

/** The four steps on one line; below the first how many records are found. */
export const HostLine = ({ host }: { readonly host: AgencyHost }) => {
  const { records = [] } = host
  const found = records.filter(({ status }) => status === 'found').length
  return (
    <ol className="vg-host-line" aria-label={t('steps')}>
      {stepsOf(host).map(({ step, state }) => (
        <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="font-medium">{t(`step.${step}`)}</span>
          <span className="sr-only">: {t(`stepState.${state}`)}</span>
          {step === 'records' && state === 'now' && records.length > 0 && (
            <span className="block text-xs text-ink-2">{t('foundOf', { found, total: records.length })}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
