/**
 * The name of an agency's client's run of the wizard. It has a dot, which no attempt of a team has, so that neither a client nor a
 * member reaches the run of another by choosing their id.
 */
export const clientRun = (clientId: string, attemptId: string): string => `${clientId}.${attemptId}`

/** Whose run it is; `undefined` for one of a team. */
export const clientOfRun = (attemptId: string): string | undefined => {
  const dot = attemptId.indexOf('.')
  return dot < 0 ? undefined : attemptId.slice(0, dot)
}

/** The attempt as the client's page names it. */
export const attemptOfRun = (attemptId: string): string => attemptId.slice(attemptId.indexOf('.') + 1)
