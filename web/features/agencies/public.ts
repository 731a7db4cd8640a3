export { agencyQuery, loadAgency } from './queries.ts'
