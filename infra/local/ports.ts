/** Every address of a local run, all on 127.0.0.1. */
export interface Ports {
  /** Dashboard, portal, widget and the regions' APIs. */
  readonly edge: number
  /** The demo page with the widget, on another origin, like a customer's site. */
  readonly page: number
  readonly mail: number
  /** The user pools. */
  readonly identity: number
  readonly objects: number
  readonly database: number
  /** Each region's AWS proxy, which the SDK's endpoint variables name. */
  readonly awsProxies: { readonly eu: number; readonly na: number }
  /** Third parties that are played, and their phones. */
  readonly providers: number
  /** The zone page, and what the cloud makes of the records: CloudFront's tenants, ACM's certificates. */
  readonly zone: number
  /** The name server of that zone, UDP and TCP. */
  readonly dns: number
}

export const DEFAULT_PORT_BASE = 3000

/** Eleven ports in a row, from `base` up. */
export const portsFrom = (base: number): Ports => ({
  edge: base,
  page: base + 1,
  mail: base + 2,
  identity: base + 3,
  objects: base + 4,
  database: base + 5,
  awsProxies: { eu: base + 6, na: base + 7 },
  providers: base + 8,
  zone: base + 9,
  dns: base + 10,
})
