/** The server's limit (shared/conversations/schema), repeated because that file imports a validator; a test compares the two. */
export const MAX_CHARACTERS = 4000
