import type { CloudFront } from '#infra/local/stand-ins/cloudfront/cloudfront'
import { pasteRecords } from '#infra/local/stand-ins/dns/paste-records'
import { ImpossibleRecord, type Zone } from '#infra/local/stand-ins/dns/zone'
import { ZoneRecord } from '#infra/local/stand-ins/dns/zone-record'
import { FORBIDDING_AUTHORITY } from './forbidding-authority.ts'
import type { WantedDomain, ZoneAct } from './zone-page-view.ts'

interface Played {
  readonly zone: Zone
  readonly edge: CloudFront
  readonly wanted: () => Promise<readonly WantedDomain[]>
}

const FORBIDDING = `0 issue "${FORBIDDING_AUTHORITY}"`

/** Does what a person does on the page. Throws ImpossibleRecord, whose message can be shown. */
export const actOnZone = async ({ zone, edge, wanted }: Played, act: ZoneAct): Promise<void> => {
  switch (act.do) {
    case 'set':
      return zone.set(act.records.map((record) => ZoneRecord.parse(record)))
    case 'paste': {
      const { records, unread } = pasteRecords(act.text)
      if (unread[0] !== undefined) throw new ImpossibleRecord(`This line is no record: ${unread[0]}`)
      if (records.length === 0) throw new ImpossibleRecord('Paste at least one record.')
      return zone.set(records)
    }
    case 'set-wanted': {
      const domains = (await wanted()).filter(({ domain }) => act.domain === undefined || domain === act.domain)
      return zone.set(domains.flatMap(({ records }) => records.filter(({ state }) => state !== 'found')))
    }
    case 'remove':
      return zone.remove(act.ids)
    case 'flap':
      return zone.flap(act.id, act.isFlapping)
    case 'zone': {
      const { do: _, ...settings } = act
      return zone.change(settings)
    }
    case 'edge': {
      const { do: _, ...switches } = act
      return edge.change(switches)
    }
    case 'taken': {
      const host = act.host.toLowerCase()
      const others = edge.switches().taken.filter((each) => each !== host)
      return edge.change({ taken: act.isTaken ? [...others, host] : others })
    }
    case 'forbid': {
      const own = zone.records().filter(({ type, name }) => type === 'CAA' && name === act.domain.toLowerCase())
      if (act.isForbidden) zone.set([ZoneRecord.parse({ type: 'CAA', name: act.domain, value: FORBIDDING })])
      else zone.remove(own.filter(({ value }) => value === FORBIDDING).map(({ id }) => id))
    }
  }
}
