import { randomUUID } from 'node:crypto'
import type { FlowRunner } from '#infra/local/region/events/flow-runner'
import { type AwsAnswer, AwsError } from './aws-answer.ts'
import { type AwsCall, jsonOf } from './aws-call.ts'

const seconds = (ms: number): number => ms / 1000

const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)

const checkInput = (input: string): void => {
  try {
    JSON.parse(input)
  } catch {
    throw new AwsError('InvalidExecutionInput', 'Invalid Input: the execution input is not valid JSON.')
  }
}

/** The part of Step Functions' protocol that starts, describes and stops executions. */
export const stepFunctions = (runner: FlowRunner) => {
  const start = (input: Readonly<Record<string, unknown>>): AwsAnswer => {
    const name = textOf(input.name, randomUUID())
    const text = textOf(input.input, '{}')
    if (!/^[\w-]{1,80}$/.test(name)) throw new AwsError('InvalidName', `Invalid Name: '${name}'`)
    checkInput(text)
    const execution = runner.start(textOf(input.stateMachineArn, ''), name, text)
    if (execution === 'no-such-flow') throw new AwsError('StateMachineDoesNotExist', 'State Machine Does Not Exist')
    if (execution === 'conflict') throw new AwsError('ExecutionAlreadyExists', `Execution Already Exists: '${name}'`)
    return { status: 200, body: { executionArn: execution.arn, startDate: seconds(execution.started) } }
  }

  const describe = (arn: string): AwsAnswer => {
    const execution = runner.find(arn)
    if (!execution) throw new AwsError('ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`)
    const { name, status, started, stopped, input, output, error, cause } = execution
    return {
      status: 200,
      body: {
        executionArn: arn,
        stateMachineArn: arn.replace(':execution:', ':stateMachine:').replace(/:[^:]+$/, ''),
        name,
        status,
        startDate: seconds(started),
        input,
        ...(stopped === null ? {} : { stopDate: seconds(stopped) }),
        ...(output === null ? {} : { output }),
        ...(error === null ? {} : { error }),
        ...(cause === null ? {} : { cause }),
      },
    }
  }

  return async (call: AwsCall): Promise<AwsAnswer> => {
    const input = jsonOf(call)
    const arn = textOf(input.executionArn, '')
    switch (call.operation) {
      case 'StartExecution':
        return start(input)
      case 'DescribeExecution':
        return describe(arn)
      case 'StopExecution':
        describe(arn)
        runner.stop(arn, textOf(input.error, ''), textOf(input.cause, ''))
        return { status: 200, body: { stopDate: seconds(Date.now()) } }
      default:
        throw new AwsError('UnknownOperationException', `${call.operation} is not part of the local run.`)
    }
  }
}
