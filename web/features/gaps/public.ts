export { forgetGap, gapsQuery } from './queries.ts'
