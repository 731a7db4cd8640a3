import { Fn } from 'aws-cdk-lib'
import { stackName } from '#infra/names'
import type { Settings } from '#infra/settings'

/** Outputs of the stack `api` by which other stacks know its gateways, whose ids are AWS's choice. */
export const gatewayOutputs = {
  /** From 1: infra/gateways.ts. */
  http: (gateway: number): string => `HttpApi${gateway}Id`,
  /** By the name in events/sockets.ts: `LiveApiId`. */
  socket: (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}ApiId`,
} as const

/** A gateway's id, read as an output rather than by reference, so that a permission's text is known while it is written. */
export const gatewayId = (settings: Settings, output: string): string =>
  Fn.getStackOutput(stackName(settings, 'api'), output)
