import type { FrontierEntry } from './frontier.ts'

/** Whether a page was fetched and may be imported, or is a known page without changes. */
export const isAccepted = ({ status }: FrontierEntry): boolean => status === 'read' || status === 'unchanged'
