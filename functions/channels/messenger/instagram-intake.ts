import { messagingSlices } from './messaging-slices.ts'

/** Instagram's events of professional accounts, by account and Instagram-scoped id: `object: instagram`. */
export const instagramSlices = messagingSlices('instagram')
