import * as z from 'zod'

export const recordTypes = ['A', 'AAAA', 'CNAME', 'TXT', 'MX', 'CAA', 'NS'] as const
export type RecordType = (typeof recordTypes)[number]

/** A name as it is looked up: lower case, without the dot at its end. */
export const plainName = (name: string): string => name.trim().toLowerCase().replace(/\.$/, '')

const Name = z
  .string()
  .max(255)
  .transform(plainName)
  .refine((name) => /^(?:\*\.)?(?:[\w-]{1,63}\.)*[\w-]{1,63}$/.test(name), 'This is no name.')

const ofType = {
  A: /^(?:\d{1,3}\.){3}\d{1,3}$/,
  AAAA: /^[\da-f:]{2,39}$/i,
  CNAME: /^[\w-]+(?:\.[\w-]+)*\.?$/,
  MX: /^[\w-]+(?:\.[\w-]+)*\.?$/,
  NS: /^[\w-]+(?:\.[\w-]+)*\.?$/,
  TXT: /^.{1,2048}$/s,
  CAA: /^\d{1,3} (?:issue|issuewild|iodef) "[^"]*"$/,
} as const satisfies Record<RecordType, RegExp>

const isHostName = (type: RecordType): boolean => type === 'CNAME' || type === 'MX' || type === 'NS'

/**
 * A record as an owner enters it at a provider. `value` of CAA: `0 issue "amazon.com"`; of TXT the text without quotes; `priority` of MX only; `ttl` in seconds.
 */
export const ZoneRecord = z
  .object({
    name: Name,
    type: z.enum(recordTypes),
    value: z.string().trim().min(1).max(2048),
    priority: z.int().min(0).max(65_535).optional(),
    ttl: z.int().min(0).max(604_800).default(300),
  })
  .refine(({ type, value }) => ofType[type].test(value), 'This value does not fit the type.')
  .transform((record) => ({
    ...record,
    value: isHostName(record.type) ? plainName(record.value) : record.value,
    priority: record.type === 'MX' ? (record.priority ?? 10) : undefined,
  }))
export type ZoneRecord = z.output<typeof ZoneRecord>
