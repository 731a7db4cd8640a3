/** An error of CloudFront as its API names it. */
export class CloudFrontError extends Error {
  readonly code: string
  readonly status: number

  constructor(code: keyof typeof statuses, message: string) {
    super(message)
    this.code = code
    this.status = statuses[code]
  }
}

/** From the API reference (CreateDistributionTenant, UpdateDistributionTenant, DeleteDistributionTenant). */
const statuses = {
  AccessDenied: 403,
  CNAMEAlreadyExists: 409,
  EntityAlreadyExists: 409,
  EntityLimitExceeded: 400,
  EntityNotFound: 404,
  InvalidArgument: 400,
  InvalidIfMatchVersion: 400,
  NoSuchResource: 404,
  PreconditionFailed: 412,
  ResourceNotDisabled: 409,
} as const
