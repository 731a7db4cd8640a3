import type { ZonePageView } from '#infra/local/stand-ins/zone/zone-page-view'
import { ChoiceRow } from './switch-row.tsx'
import type { Act } from './use-zone.ts'

const timeOf = (at: number): string => new Date(at).toLocaleTimeString('en-GB')

const codes: Readonly<Record<string, string>> = { ok: 'nothing', nxdomain: 'no such name', servfail: 'out of order' }

/** How the name server behaves, and what it was asked. */
export const ServerPanel = ({ view, act }: { readonly view: ZonePageView; readonly act: Act }) => (
  <>
    <section aria-label="What the name server does">
      <h2>What the name server does</h2>
      <ChoiceRow
        name="delay"
        label="Changes are seen after"
        value={String(view.settings.delaySeconds)}
        choices={[
          { value: '0', label: 'At once' },
          { value: '10', label: '10 s' },
          { value: '60', label: '1 min' },
          { value: '600', label: '10 min' },
        ]}
        choose={(value) => void act({ do: 'zone', delaySeconds: Number(value) })}
      />
      <ChoiceRow
        name="unknown"
        label="Unknown names"
        value={view.settings.unknown}
        choices={[
          { value: 'nxdomain', label: 'No such name' },
          { value: 'servfail', label: 'Out of order' },
        ]}
        choose={(value) => void act({ do: 'zone', unknown: value === 'servfail' ? 'servfail' : 'nxdomain' })}
      />
    </section>
    <section aria-label="What it was asked">
      <h2>
        What it was asked <small>newest first</small>
      </h2>
      {view.asked.length === 0 && <p class="about">Nothing yet.</p>}
      <ul class="asked">
        {view.asked.map(({ id, at, name, type, answered, code }) => (
          <li key={id}>
            <time>{timeOf(at)}</time>
            <span class="mono">
              {type} {name}
            </span>
            <span class={answered.length === 0 ? 'mono quiet-text' : 'mono'}>
              {answered.length === 0 ? codes[code] : answered.join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  </>
)
