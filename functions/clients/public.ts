export { clients, type StoredClient } from './store.ts'
