import { Problem } from '#shared/problems'

/** What went wrong in the server's words; `fallback` where it did not answer. */
export const failureText = (error: unknown, fallback: string): string =>
  error instanceof Problem ? error.message : fallback
