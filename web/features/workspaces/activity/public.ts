export { ActivitySection } from './activity-section.tsx'
