/** How the failure of a test begins that an earlier failure in the same story kept from running. */
export const NOT_RUN = 'Not run: '
