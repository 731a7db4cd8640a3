/** The server's limit (shared/conversations/schema), repeated because that file brings a validator with it; a test compares. */
export const MAX_CHARACTERS = 4000
