import type { ShownRecord } from '#infra/local/stand-ins/dns/zone-view'
import { Icon } from './icon.tsx'
import { type Mark, StateMark } from './state-mark.tsx'
import type { Act } from './use-zone.ts'

const inSeconds = (at: number, now: number): string => {
  const seconds = Math.max(0, Math.ceil((at - now) / 1000))
  return seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}

const stateOf = ({ state, isSeen, at = 0 }: ShownRecord, now: number): { mark: Mark; label: string } => {
  switch (state) {
    case 'live':
      return { mark: 'fine', label: 'Live' }
    case 'waiting':
      return { mark: 'work', label: `Seen in ${inSeconds(at, now)}` }
    case 'leaving':
      return { mark: 'half', label: `Gone in ${inSeconds(at, now)}` }
    case 'flapping':
      return isSeen
        ? { mark: 'half', label: `There for ${inSeconds(at, now)}` }
        : { mark: 'bad', label: `Back in ${inSeconds(at, now)}` }
  }
}

const RecordRow = ({ record, now, act }: { readonly record: ShownRecord; readonly now: number; readonly act: Act }) => {
  const { id, type, name, value, priority, ttl, state } = record
  const shown = stateOf(record, now)
  const isFlapping = state === 'flapping'
  return (
    <tr>
      <td>
        <StateMark mark={shown.mark}>{shown.label}</StateMark>
      </td>
      <td class="mono">{type}</td>
      <td class="mono name">{name}</td>
      <td class="mono value">
        {priority === undefined ? '' : `${priority} `}
        {value}
      </td>
      <td class="mono ttl">{ttl}</td>
      <td class="acts">
        <button
          type="button"
          class="small"
          aria-pressed={isFlapping}
          aria-label={`Flap ${type} ${name}`}
          disabled={state === 'leaving'}
          onClick={() => void act({ do: 'flap', id, isFlapping: !isFlapping })}
        >
          Flap
        </button>
        <button
          type="button"
          class="small"
          aria-label={`Remove ${type} ${name}`}
          disabled={state === 'leaving'}
          onClick={() => void act({ do: 'remove', ids: [id] })}
        >
          <Icon name="bin" />
        </button>
      </td>
    </tr>
  )
}

interface RecordListProps {
  readonly records: readonly ShownRecord[]
  readonly now: number
  readonly act: Act
}

/** Every record of the zone with what the name server makes of it. */
export const RecordList = ({ records, now, act }: RecordListProps) => (
  <section aria-label="Records">
    <h2>
      Records
      {records.length > 0 && (
        <button
          type="button"
          class="small"
          onClick={() => void act({ do: 'remove', ids: records.map(({ id }) => id) })}
        >
          Remove all
        </button>
      )}
    </h2>
    {records.length === 0 ? (
      <p class="about">The zone is empty: every name is answered as unknown.</p>
    ) : (
      <div class="scrolled">
        <table>
          <thead>
            <tr>
              {['State', 'Type', 'Name', 'Value', 'TTL'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              <th scope="col">
                <span class="hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <RecordRow key={record.id} record={record} now={now} act={act} />
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
)
