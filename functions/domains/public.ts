export { brandOfHost } from './portal/brand-of-host.ts'
