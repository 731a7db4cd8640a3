import { currentInvocation } from './invocation.ts'

/** The only fields that may reach a log: ids, codes, counts and durations. Never bodies, tokens, query strings or addresses. */
export interface LogFields {
  readonly route?: string
  readonly status?: number
  readonly code?: string
  readonly durationMs?: number
  readonly workspaceId?: string | undefined
  readonly agentId?: string | undefined
  readonly conversationId?: string | undefined
  readonly sourceId?: string | undefined
  readonly eventId?: string | undefined
  readonly eventType?: string | undefined
  readonly role?: string | undefined
  readonly count?: number
  readonly attempt?: number
  readonly error?: string
  readonly stack?: string
}

const allowed = new Set<string>([
  'route',
  'status',
  'code',
  'durationMs',
  'workspaceId',
  'agentId',
  'conversationId',
  'sourceId',
  'eventId',
  'eventType',
  'role',
  'count',
  'attempt',
  'error',
  'stack',
])

const pick = (fields: LogFields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => allowed.has(name) && value !== undefined))

const levels = ['info', 'warn', 'error', 'silent'] as const
const levelNames: readonly string[] = levels

/** `LOG_LEVEL` (default `info`; `silent` writes nothing) keeps a test run or a busy function quiet. */
const isLoud = (level: (typeof levels)[number]): boolean =>
  levelNames.indexOf(level) >= Math.max(0, levelNames.indexOf(process.env.LOG_LEVEL ?? 'info'))

/** Writes one JSON line. Fields outside the allow-list are dropped even if a caller forces them past the compiler. */
export const log = (
  level: Exclude<(typeof levels)[number], 'silent'>,
  message: string,
  fields: LogFields = {},
): void => {
  if (!isLoud(level)) return
  const requestId = currentInvocation()?.requestId
  process.stdout.write(
    `${JSON.stringify({ level, message, function: process.env.AWS_LAMBDA_FUNCTION_NAME, release: process.env.RELEASE, ...(requestId ? { requestId } : {}), ...pick(fields) })}\n`,
  )
}

/** An error's loggable fields: name, message and stack, shortened for a log line. */
export const defect = (failure: unknown): LogFields =>
  failure instanceof Error
    ? {
        error: `${failure.name}: ${failure.message}`.slice(0, 500),
        ...(failure.stack ? { stack: failure.stack.slice(0, 2000) } : {}),
      }
    : { error: String(failure).slice(0, 500) }
