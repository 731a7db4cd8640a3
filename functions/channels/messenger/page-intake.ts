import { messagingSlices } from './messaging-slices.ts'

/** Messenger's events of pages, by page and page-scoped id: `object: page`. */
export const pageSlices = messagingSlices('messenger')
