export { agencyOf } from './agency-of.ts'
