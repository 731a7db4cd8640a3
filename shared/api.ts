import { workspaces } from './workspaces/routes.ts'

/**
 * Table 1 of 4: every call that people can make, by feature. infra makes one Lambda per feature of it (two where there
 * are `stream` routes), the local run dispatches over it, the typed clients are made from it.
 */
export const api = { workspaces } as const

export type Api = typeof api
export type ApiFeature = keyof Api
