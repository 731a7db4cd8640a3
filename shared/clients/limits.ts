/** Specification 2, section 9: ids and generated passwords of clients. */
export const CLIENT_ID_LENGTH = 15
export const MAX_CLIENTS_OF_ORGANISATION = 10
/** Specification 2, section 5. */
export const MAX_DISABLED_MESSAGE = 1024
/** Rows of one file of clients. */
export const MAX_IMPORTED_CLIENTS = 1000
