export { channelsKey, channelsQuery } from './channels-query.ts'
