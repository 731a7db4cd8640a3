import { FORBIDDING_AUTHORITY } from '#infra/local/stand-ins/zone/forbidding-authority'
import type { ZonePageView } from '#infra/local/stand-ins/zone/zone-page-view'
import { StateMark } from './state-mark.tsx'
import { ChoiceRow, SwitchRow } from './switch-row.tsx'
import type { Act } from './use-zone.ts'

/** Hosts that CloudFront is or will be asked about. */
const hostsOf = ({ wanted, tenants, switches }: ZonePageView): readonly string[] => {
  const asked = wanted.filter(({ records }) =>
    records.some(({ name, type }) => type === 'CNAME' && !/_domainkey/.test(name)),
  )
  return [...new Set([...asked.map(({ domain }) => domain), ...tenants.map(({ host }) => host), ...switches.taken])]
}

/** The host's own name has an alias, beside which no other record can be. */
const above = (host: string): string => host.slice(host.indexOf('.') + 1)

const Tenants = ({ tenants }: Pick<ZonePageView, 'tenants'>) => (
  <ul class="tenants">
    {tenants.map(({ host, isActive, certificate = 'none asked for', isAttached }) => (
      <li key={host}>
        <StateMark mark={isActive ? 'fine' : 'work'}>{isActive ? 'Active' : 'Inactive'}</StateMark>
        <span class="texts">
          <span class="mono">{host}</span>
          <small>
            Certificate: {certificate}
            {certificate === 'issued' && !isAttached ? ', not attached' : ''}
          </small>
        </span>
      </li>
    ))}
  </ul>
)

/** What CloudFront and the certificate authority do with the records. */
export const EdgePanel = ({ view, act }: { readonly view: ZonePageView; readonly act: Act }) => {
  const { switches, tenants, records } = view
  const isForbidden = (domain: string) =>
    records.some(({ type, name, value }) => type === 'CAA' && name === domain && value.includes(FORBIDDING_AUTHORITY))
  return (
    <section aria-label="What CloudFront does">
      <h2>What CloudFront does</h2>
      <SwitchRow
        label="Validation times out"
        help="Certificates are asked for and never issued."
        isOn={switches.validation === 'times-out'}
        turn={(isOn) => void act({ do: 'edge', validation: isOn ? 'times-out' : 'works' })}
      />
      <ChoiceRow
        name="issued"
        label="A certificate is issued after"
        value={String(switches.issueSeconds)}
        choices={[
          { value: '15', label: '15 s' },
          { value: '120', label: '2 min' },
          { value: '1800', label: '30 min' },
        ]}
        choose={(value) => void act({ do: 'edge', issueSeconds: Number(value) })}
      />
      {hostsOf(view).map((host) => (
        <div class="host" key={host}>
          <h3 class="mono">{host}</h3>
          <SwitchRow
            label="Name taken by another account"
            context={host}
            isOn={switches.taken.includes(host)}
            turn={(isTaken) => void act({ do: 'taken', host, isTaken })}
          />
          <SwitchRow
            label="CAA forbids"
            context={host}
            help={`A CAA record of ${above(host)} that lets only ${FORBIDDING_AUTHORITY} issue.`}
            isOn={isForbidden(above(host))}
            turn={(isOn) => void act({ do: 'forbid', domain: above(host), isForbidden: isOn })}
          />
        </div>
      ))}
      {tenants.length === 0 ? <p class="about">CloudFront has no tenant yet.</p> : <Tenants tenants={tenants} />}
    </section>
  )
}
