import type { Variable } from '#shared/environment'
import { isRegion, type Region } from '#shared/regions'

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

/** The region that this function runs in. */
export const ownRegion = (): Region => {
  const name = environment('REGION_NAME')
  if (!isRegion(name)) throw new Error(`REGION_NAME is ${name}`)
  return name
}
