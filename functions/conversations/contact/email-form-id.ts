/** The form that asks for a left message's address. */
export const EMAIL_FORM = 'left-message:email'
