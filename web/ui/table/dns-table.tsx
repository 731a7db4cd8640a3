import { Fragment } from 'react'
import { t } from '#web/ui/deferred/t.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { State, type StateKind } from '#web/ui/feedback/state.tsx'
import { t as ui } from '#web/ui/t.ts'
import { CopyButton } from '#web/ui/text/copy-button.tsx'
import { ScrollTable } from './scroll-table.tsx'

export interface DnsRecord {
  readonly type: string
  /** Relative to the domain: "app", "@". */
  readonly name: string
  readonly value: string
  /** Seconds. */
  readonly ttl: number
  readonly state: 'found' | 'wrong' | 'missing' | 'checking'
  /** What the name servers return instead. */
  readonly answer?: string | undefined
}

const stateKinds = { found: 'fine', wrong: 'failed', missing: 'idle', checking: 'working' } as const satisfies Record<
  DnsRecord['state'],
  StateKind
>

/** DNS records to enter at the provider: what to copy, and which have been found. */
export const DnsTable = ({ label, records }: { readonly label: string; readonly records: readonly DnsRecord[] }) => (
  <ScrollTable label={label}>
    <thead>
      <tr>
        {(['dnsState', 'dnsType', 'dnsName', 'dnsValue'] as const).map((head) => (
          <th key={head} scope="col">
            {t(head)}
          </th>
        ))}
        <th scope="col" className="vg-rows__number">
          {t('dnsTtl')}
        </th>
        <th scope="col">
          <span className="sr-only">{ui('copy', { what: t('dnsValue') })}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {records.map(({ type, name, value, ttl, state, answer }) => (
        <Fragment key={`${type} ${name} ${value}`}>
          <tr>
            <td>
              <State kind={stateKinds[state]}>{t(`dns.${state}`)}</State>
            </td>
            <td className="font-mono text-sm">{type}</td>
            <td className="font-mono text-sm whitespace-nowrap">{name}</td>
            <td className="font-mono text-sm whitespace-nowrap">{value}</td>
            <td className="vg-rows__number font-mono text-sm">{ttl}</td>
            <td>
              <CopyButton what={`${type} ${name}`} text={value} />
            </td>
          </tr>
          {state === 'wrong' && answer !== undefined && (
            <tr className="vg-rows__more">
              <td />
              <td colSpan={5}>
                <Note tone="bad">{t('dnsAnswers', { answer })}</Note>
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </tbody>
  </ScrollTable>
)
