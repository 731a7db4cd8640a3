export { portalHostOf } from './hosts/portal-host-of.ts'
export { brandOfHost } from './portal/brand-of-host.ts'
