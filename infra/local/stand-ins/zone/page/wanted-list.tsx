import type { WantedDomain, WantedRecord } from '#infra/local/stand-ins/zone/zone-page-view'
import { Icon } from './icon.tsx'
import { type Mark, StateMark } from './state-mark.tsx'
import type { Act } from './use-zone.ts'

const states = {
  found: { mark: 'fine', label: 'Set' },
  wrong: { mark: 'bad', label: 'Another value' },
  missing: { mark: 'idle', label: 'Not set' },
} as const satisfies Record<WantedRecord['state'], { mark: Mark; label: string }>

const WantedRow = ({ record, act }: { readonly record: WantedRecord; readonly act: Act }) => {
  const { type, name, value, priority, state } = record
  const { state: _, ...given } = record
  return (
    <li class="wanted">
      <span class="kind">{type}</span>
      <span class="texts">
        <span class="mono">{name}</span>
        <span class="mono quiet-text">
          {priority === undefined ? '' : `${priority} `}
          {value}
        </span>
      </span>
      <StateMark mark={states[state].mark}>{states[state].label}</StateMark>
      <button
        type="button"
        class="small"
        disabled={state === 'found'}
        aria-label={`Set ${type} ${name}`}
        onClick={() => void act({ do: 'set', records: [given] })}
      >
        Set
      </button>
    </li>
  )
}

interface WantedListProps {
  readonly domains: readonly WantedDomain[]
  readonly act: Act
}

/** What the dashboard asks its users to set, ready to be set. */
export const WantedList = ({ domains, act }: WantedListProps) => {
  const isOpen = ({ records }: WantedDomain) => records.some(({ state }) => state !== 'found')
  return (
    <section aria-label="What Parley asks for">
      <h2>
        What Parley asks for
        {domains.some(isOpen) && (
          <button type="button" class="primary" onClick={() => void act({ do: 'set-wanted' })}>
            Set all that Parley asks for
          </button>
        )}
      </h2>
      {domains.length === 0 && (
        <p class="about">Nothing yet. Add a custom domain or an e-mail domain in the agency’s settings.</p>
      )}
      {domains.map((domain) => (
        <div class="domain" key={domain.domain}>
          <h3>
            <Icon name="link" /> {domain.domain}
            {isOpen(domain) ? (
              <button
                type="button"
                class="small"
                aria-label={`Set the records of ${domain.domain}`}
                onClick={() => void act({ do: 'set-wanted', domain: domain.domain })}
              >
                Set these
              </button>
            ) : (
              <small>All set</small>
            )}
          </h3>
          <ul>
            {domain.records.map((record) => (
              <WantedRow key={`${record.type} ${record.name} ${record.value}`} record={record} act={act} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
