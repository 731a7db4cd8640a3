/** The highest count of waiting conversations that screens show as a number; more are "99+". */
export const MAX_DESK_COUNT = 99
