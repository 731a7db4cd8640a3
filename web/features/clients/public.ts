export { organisationsQuery } from './queries.ts'
