import { Fragment } from 'react'
import { t } from '#web/ui/deferred/t.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { State, type StateKind } from '#web/ui/feedback/state.tsx'
import { CopyButton } from '#web/ui/text/copy-button.tsx'
import { ScrollTable } from './scroll-table.tsx'
import './dns-table.css'

export interface DnsRecord {
  readonly type: string
  /** Relative to the domain: "app", "@". */
  readonly name: string
  readonly value: string
  /** Of an MX record. */
  readonly priority?: number | undefined
  /** Seconds. */
  readonly ttl: number
  /** Nothing fails without it. */
  readonly isOptional?: boolean | undefined
  readonly state: 'found' | 'wrong' | 'missing' | 'checking'
  /** What the name servers return instead. */
  readonly answer?: string | undefined
}

const stateKinds = { found: 'fine', wrong: 'failed', missing: 'idle', checking: 'working' } as const satisfies Record<
  DnsRecord['state'],
  StateKind
>

/** DNS records to enter at the provider: what to copy, and which have been found. */
export const DnsTable = ({ label, records }: { readonly label: string; readonly records: readonly DnsRecord[] }) => {
  const hasPriority = records.some(({ priority }) => priority !== undefined)
  return (
    <ScrollTable label={label} className="vg-dns">
      <thead>
        <tr>
          {(['dnsState', 'dnsType', 'dnsName', 'dnsValue'] as const).map((head) => (
            <th key={head} scope="col">
              {t(head)}
            </th>
          ))}
          {hasPriority && (
            <th scope="col" className="vg-rows__number">
              {t('dnsPriority')}
            </th>
          )}
          <th scope="col" className="vg-rows__number">
            {t('dnsTtl')}
          </th>
        </tr>
      </thead>
      <tbody>
        {records.map(({ type, name, value, priority, ttl, state, answer, isOptional }) => (
          <Fragment key={`${type} ${name} ${value}`}>
            <tr>
              <td>
                <State kind={stateKinds[state]}>
                  {t(isOptional && state === 'missing' ? 'dns.optional' : `dns.${state}`)}
                </State>
              </td>
              <td className="font-mono text-sm">{type}</td>
              <Copied head={t('dnsName')} text={name} what={t('dnsNameOf', { type, name })} />
              <Copied head={t('dnsValue')} text={value} what={t('dnsValueOf', { type, name })} />
              {hasPriority && (
                <td
                  data-head={priority === undefined ? undefined : t('dnsPriority')}
                  className="vg-rows__number font-mono text-sm"
                >
                  {priority}
                </td>
              )}
              <td data-head={t('dnsTtl')} className="vg-rows__number font-mono text-sm">
                {ttl}
              </td>
            </tr>
            {state === 'wrong' && answer !== undefined && (
              <tr className="vg-rows__more">
                <td />
                <td colSpan={hasPriority ? 5 : 4}>
                  <Note tone="bad">{t('dnsAnswers', { answer })}</Note>
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </ScrollTable>
  )
}

/** A text that is to be entered elsewhere letter by letter. */
const Copied = ({ head, text, what }: { readonly head: string; readonly text: string; readonly what: string }) => (
  <td data-head={head} className="font-mono text-sm">
    <span className="flex min-w-48 items-center max-md:-ms-2.5 gap-2">
      <CopyButton what={what} text={text} />
      <span className="break-all">{text}</span>
    </span>
  </td>
)
