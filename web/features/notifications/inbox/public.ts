export { NotificationRow } from './notification-row.tsx'
