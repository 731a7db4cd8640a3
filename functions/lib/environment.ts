/** The variables that infra gives to functions (infra/environment.ts names who gets which). */
export type Variable =
  | 'TABLE_NAME'
  | 'DIRECTORY_TABLE_NAME'
  | 'BUS_NAME'
  | 'FILES_BUCKET'
  | 'FILES_ORIGIN'
  | 'REGION_NAME'
  | 'PUBLIC_URL'
  | 'USER_POOLS'
  | 'LIVE_ENDPOINT'
  | 'FLOW_ARNS'
  | 'SECRETS_ARN'
  | 'MAIL_FROM'
  | 'TRACKER_URL'
  | 'NEW_AGENT_WEBHOOK_URL'
  | 'NEW_USER_WEBHOOK_URL'
  | 'SAFE_FETCH_ALLOW'
  | 'VECTOR_BUCKET'

/** A variable that must be there. A missing one is a defect of infra/access.ts, so it names itself. */
export const environment = (name: Variable): string => {
  const value = process.env[name]
  if (value === undefined || value === '')
    throw new Error(
      `${name} is not set for ${process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'this process'}: grant it in infra/access.ts`,
    )
  return value
}

/** A variable that an operator may leave out. */
export const optionalEnvironment = (name: Variable): string | undefined => process.env[name] || undefined
