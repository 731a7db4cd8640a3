export { clientOfAgency } from './people/client-of.ts'
export { clientsOfAgent, mayRead } from './people/clients-of-agent.ts'
export { portalPage } from './proofs/portal-link.ts'
export { clients, type StoredClient } from './store.ts'
