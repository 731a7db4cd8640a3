import { count } from '#test/support/local/functions/table'

export const handler = async () => count('ticks')
