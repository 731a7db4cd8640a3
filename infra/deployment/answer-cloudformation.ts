import { setTimeout as pause } from 'node:timers/promises'

/** CloudFormation's request to a custom resource, as far as a check reads it. */
export interface CheckRequest<Properties> {
  readonly RequestType: 'Create' | 'Update' | 'Delete'
  /** Where the answer is put. */
  readonly ResponseURL: string
  readonly StackId: string
  readonly RequestId: string
  readonly LogicalResourceId: string
  readonly PhysicalResourceId?: string
  readonly ResourceProperties: Properties & {
    /** How often the check is tried while it throws. */
    readonly Attempts: string
    /** Between two attempts. */
    readonly PauseSeconds: string
  }
}

/** Why the deployment must stop; `undefined`: nothing is in its way. */
export type Verdict = string | undefined

const judge = async (check: () => Promise<Verdict>, attempts: number, pauseMs: number): Promise<Verdict> => {
  for (let attempt = 1; ; attempt++)
    try {
      return await check()
    } catch (error) {
      if (attempt >= attempts) return error instanceof Error ? error.message : String(error)
      await pause(pauseMs)
    }
}

/**
 * Lets CloudFormation go on or stop by a check. One that throws is tried again, since a fact may still come about and a new role takes seconds to count; the last
 * error's message is what the operator reads. CloudFormation waits an hour for an answer, so there always is one. A check makes nothing, so a deletion undoes nothing.
 */
export const answerCloudFormation = async <Properties>(
  request: CheckRequest<Properties>,
  check: (properties: Properties) => Promise<Verdict>,
): Promise<void> => {
  const { StackId, RequestId, LogicalResourceId, ResourceProperties: properties } = request
  const problem =
    request.RequestType === 'Delete'
      ? undefined
      : await judge(() => check(properties), Number(properties.Attempts), Number(properties.PauseSeconds) * 1000)
  const response = await fetch(request.ResponseURL, {
    method: 'PUT',
    // the address is signed for an empty content type
    headers: { 'content-type': '' },
    body: JSON.stringify({
      Status: problem === undefined ? 'SUCCESS' : 'FAILED',
      Reason: problem ?? 'Nothing is in the way.',
      PhysicalResourceId: request.PhysicalResourceId ?? LogicalResourceId,
      StackId,
      RequestId,
      LogicalResourceId,
    }),
  })
  if (!response.ok) throw new Error(`CloudFormation answered ${response.status} to the check's result`)
}
