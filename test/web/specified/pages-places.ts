import { pagesMessages as of } from '#shared/channels/pages/messages'
import { type Place, place } from './place.ts'

const server = 'functions/channels/connecting/pages/'
const panel = 'web/features/channels/pages/'

/** Where the specified messages of Messenger and Instagram are. */
export const pagesPlaces = {
  'Successfully connected the page.': place(of, 'connected', `${panel}page-picker.tsx`, 'a page is connected'),
  'Failed to connect the page. {message}': place(
    of,
    'failedToConnect',
    `${server}connect-meta-page.ts`,
    'Meta refuses the page',
  ),
  'Successfully removed the page.': place(of, 'removed', `${panel}connected-pages.tsx`, 'a page is removed'),
  'Failed to remove the page.': place(of, 'failedToRemove', `${panel}connected-pages.tsx`, 'a removal fails'),
} as const satisfies Record<string, Place>
