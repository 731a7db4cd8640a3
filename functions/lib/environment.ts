import type { Variable } from '#shared/environment'

/** A required variable. A missing one is a defect of infra/access, so the error names it. */
export const environment = (name: Variable): string => {
  const value = process.env[name]
  if (value === undefined || value === '')
    throw new Error(
      `${name} is not set for ${process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'this process'}: grant it in infra/access/<feature>.ts`,
    )
  return value
}

/** A variable that an operator may leave out. */
export const optionalEnvironment = (name: Variable): string | undefined => process.env[name] || undefined
