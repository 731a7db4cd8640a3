import { grantsOf } from '#infra/access'
import type { MeasuredTurn } from './measure-turn.ts'
import { assumed, prices } from './prices.ts'
import { dollars, figure, sum, table } from './table.ts'

/** What a million turns cost, with the stream's memory and with half of it. */
export const turnTable = ({ works, events, consumers }: MeasuredTurn): string => {
  const memory = grantsOf('conversations/stream').memoryMb ?? 256
  const memories = [memory, memory / 2]
  const { modelSeconds, consumerSeconds, archivedGb, answeredGb, loggedGb, tracedShare } = assumed
  const [reads, writes] = [sum(works.map((work) => work.reads)), sum(works.map((work) => work.writes))]
  const perConsumer = prices.lambdaRequests + consumerSeconds * 0.25 * prices.lambdaGbSeconds
  const stream = memories.map((mb) => modelSeconds * (mb / 1024) * prices.lambdaGbSeconds + prices.lambdaRequests)
  const same: readonly (readonly [string, string, number])[] = [
    [
      'DynamoDB',
      `${figure(writes)} write units x $${prices.writeUnits}, ${figure(reads)} read units x $${prices.readUnits}`,
      writes * prices.writeUnits + reads * prices.readUnits,
    ],
    ['streaming gateway (REST)', `$${prices.restRequests}`, prices.restRequests],
    [
      'EventBridge',
      `${events.length} events x $${prices.events}, archive ${archivedGb} GB x $${prices.eventArchive}`,
      events.length * prices.events + archivedGb * prices.eventArchive,
    ],
    [
      `${consumers.length} consumers`,
      `${consumers.length} x ($${prices.lambdaRequests} + ${consumerSeconds * 1000} ms x 0.25 GB x $${prices.lambdaGbSeconds})`,
      consumers.length * perConsumer,
    ],
    [
      'CloudFront, web ACL',
      `$${prices.edgeRequests} + ${answeredGb} GB x $${prices.edgeTraffic}, $${prices.aclRequests}`,
      prices.edgeRequests + answeredGb * prices.edgeTraffic + prices.aclRequests,
    ],
    ['logs, 30 days', `${loggedGb} GB x $${prices.logs}`, loggedGb * prices.logs],
    [
      `traces (${tracedShare * 100} %)`,
      `${figure(tracedShare * (1 + events.length + 1))} million x $${prices.traces}`,
      tracedShare * (1 + events.length + 1) * prices.traces,
    ],
  ]
  return table(
    ['what', 'arithmetic', `${memory} MB (today)`, `${memory / 2} MB`],
    [
      [
        'Lambda that holds the stream',
        `${modelSeconds} s x ${memory / 1024} (${memory / 2048}) GB x $${prices.lambdaGbSeconds} per million GB-s, + $${prices.lambdaRequests}`,
        ...stream.map(dollars),
      ],
      ...same.map(([what, arithmetic, cost]) => [what, arithmetic, dollars(cost), dollars(cost)]),
      ['**total**', '', ...stream.map((cost) => `**${Math.round(cost + sum(same.map(([, , one]) => one)))}**`)],
    ],
  )
}

/** Where a turn's request units go. */
export const unitsTable = ({ works, consumers }: MeasuredTurn): string => {
  const row = ({ name, reads, writes, kinds }: MeasuredTurn['works'][number]) => [
    figure(writes),
    figure(reads),
    consumers.includes(name) ? `\`${name}\`` : name,
    [...kinds].toSorted().join(', '),
  ]
  const named = (name: string) => works.find((work) => work.name === name)
  const idle = consumers.filter((name) => !named(name))
  return [
    table(
      ['write units', 'read units', 'where', 'items'],
      works.toSorted((a, b) => b.writes - a.writes || b.reads - a.reads || a.name.localeCompare(b.name)).map(row),
    ),
    ...(idle.length > 0
      ? [
          `Consumers without request units of their own: ${idle
            .toSorted()
            .map((name) => `\`${name}\``)
            .join(', ')}.`,
        ]
      : []),
  ].join('\n\n')
}
