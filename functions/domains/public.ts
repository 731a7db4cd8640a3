export { portalHostOf } from './hosts/portal-host-of.ts'
