export { creditsQuery } from './queries.ts'
