import type { EventBridgeEvent } from 'aws-lambda'
import { count } from '#test/support/local/functions/table'

export const handler = async ({ detail }: EventBridgeEvent<string, { name: string }>) => count(detail.name)
