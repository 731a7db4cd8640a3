import { safeFetch } from '#lib/fetch/safe-fetch'
import type { ThirdPartyServer } from './third-party-server.ts'

/** Requests a page of a fake third party, which has the loopback address that `safeFetch` otherwise refuses. */
export const fetchFrom = (site: ThirdPartyServer, options: Parameters<typeof safeFetch>[1] = {}) =>
  safeFetch(`${site.origin}/page`, { allow: [site.allow], ...options })
