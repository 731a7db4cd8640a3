import { googleMessages } from '#shared/channels/google-messages'
import { place } from './place.ts'

const form = 'web/features/channels/google/google-form.tsx'
const panel = 'Channels, Google Business Chat (configured), '

/** The form of Google Business Chat. */
export const googlePlaces = {
  'Please fill in the required fields.': place(googleMessages, 'fillIn', form, `${panel}Save without a field or an @`),
  'Failed to save the data.': place(googleMessages, 'notSaved', form, `${panel}a save that the server refuses`),
  'Successfully saved data.': place(googleMessages, 'saved', form, `${panel}Save`),
} as const
