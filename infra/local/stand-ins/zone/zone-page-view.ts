import * as z from 'zod'
import type { EdgeSwitches } from '#infra/local/stand-ins/cloudfront/cloudfront-state'
import { ZoneRecord } from '#infra/local/stand-ins/dns/zone-record'
import type { AskedName, ShownRecord, ZoneSettings } from '#infra/local/stand-ins/dns/zone-view'

/** A record that the product asks its users to set. `found`: the zone answers it now; `wrong`: it answers another. */
export interface WantedRecord extends ZoneRecord {
  readonly state: 'found' | 'wrong' | 'missing'
}

/** All that is asked for about one domain. */
export interface WantedDomain {
  readonly domain: string
  readonly records: readonly WantedRecord[]
}

/** A host that CloudFront has, with the certificate that was asked for last. */
export interface ShownTenant {
  readonly host: string
  readonly isActive: boolean
  readonly certificate?: string
  readonly isAttached: boolean
}

/** Everything that the zone page shows. Times are milliseconds since 1970. */
export interface ZonePageView {
  readonly now: number
  readonly records: readonly ShownRecord[]
  readonly wanted: readonly WantedDomain[]
  readonly settings: ZoneSettings
  readonly switches: EdgeSwitches
  readonly tenants: readonly ShownTenant[]
  readonly asked: readonly AskedName[]
  /** The name that hosts are to lead to. */
  readonly endpoint: string
}

/** What a person does on the zone page, and tests do. */
export const ZoneAct = z.discriminatedUnion('do', [
  z.object({ do: z.literal('set'), records: z.array(ZoneRecord).min(1).max(100) }),
  /** Lines as they are copied from a table of records, or from a zone file. */
  z.object({ do: z.literal('paste'), text: z.string().max(100_000) }),
  /** All that the product asks for, of one domain or of all. */
  z.object({ do: z.literal('set-wanted'), domain: z.string().max(255).optional() }),
  z.object({ do: z.literal('remove'), ids: z.array(z.string()).max(1000) }),
  z.object({ do: z.literal('flap'), id: z.string(), isFlapping: z.boolean() }),
  z.object({
    do: z.literal('zone'),
    delaySeconds: z.int().min(0).max(86_400).optional(),
    unknown: z.enum(['nxdomain', 'servfail']).optional(),
  }),
  z.object({
    do: z.literal('edge'),
    validation: z.enum(['works', 'times-out']).optional(),
    issueSeconds: z.int().min(0).max(86_400).optional(),
  }),
  /** Whether another account has a host. */
  z.object({ do: z.literal('taken'), host: z.string().max(255), isTaken: z.boolean() }),
  /** Whether a CAA record of a domain lets only another authority issue certificates. */
  z.object({ do: z.literal('forbid'), domain: z.string().max(255), isForbidden: z.boolean() }),
])
export type ZoneAct = z.input<typeof ZoneAct>
