export { GapsTab } from '#web/features/gaps/gaps-tab.tsx'
