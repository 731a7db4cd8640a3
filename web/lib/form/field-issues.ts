import { Problem } from '#shared/problems'

/** The server's messages about a field, by the first part of its path. */
export const fieldIssues = (error: Error | null) => {
  const issues = error instanceof Problem ? (error.details.issues ?? []) : []
  return (path: string): string | undefined => issues.find((found) => found.path.split('.')[0] === path)?.message
}
