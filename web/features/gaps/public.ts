export { GapsTab } from './gaps-tab.tsx'
