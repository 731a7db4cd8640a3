import { grantsOf } from '#infra/access'
import type { MeasuredAnswer, Part } from './measure-channel.ts'
import { assumed, prices } from './prices.ts'
import { dollars, figure, sum, table } from './table.ts'

export type MeasuredAnswers = Readonly<Record<'WhatsApp' | 'Telegram', MeasuredAnswer>>

type Line = readonly [what: string, price: string, count: number, each: number]

const { consumerSeconds, burstSeconds, modelSeconds, sendSeconds, tracedShare } = assumed

/** What each part's functions are, how long they run, and whose memory they have. */
const parts: Readonly<Record<Part, { readonly what: string; readonly seconds: number; readonly memoryMb: number }>> = {
  hook: { what: 'hook', seconds: consumerSeconds, memoryMb: grantsOf('channels/meta-hook').memoryMb ?? 256 },
  answering: {
    what: 'worker that waits for the burst and answers',
    seconds: burstSeconds + modelSeconds,
    memoryMb: grantsOf('channels/inbound/take-inbound').memoryMb ?? 256,
  },
  reporting: {
    what: 'worker of statuses',
    seconds: consumerSeconds,
    memoryMb: grantsOf('channels/inbound/take-inbound').memoryMb ?? 256,
  },
  sending: {
    what: 'worker that sends',
    seconds: sendSeconds,
    memoryMb: grantsOf('channels/sending/send-queued').memoryMb ?? 256,
  },
  consumers: { what: 'other consumers', seconds: consumerSeconds, memoryMb: 256 },
}

const linesOf = ({ works, events, runs }: MeasuredAnswer): readonly Line[] => {
  const request = prices.httpRequests + prices.edgeRequests + prices.aclRequests
  const event = prices.events + assumed.archivedGbPerEvent * prices.eventArchive
  const all = sum(Object.values(runs))
  return [
    ['requests to the hook', `$${figure(request)} (HTTP API, CloudFront, web ACL)`, runs.hook, request],
    ...(Object.keys(parts) as Part[]).map((part): Line => {
      const { what, seconds, memoryMb } = parts[part]
      const price = `$${prices.lambdaRequests} + ${seconds} s x ${memoryMb / 1024} GB x $${prices.lambdaGbSeconds}`
      return [what, price, runs[part], prices.lambdaRequests + seconds * (memoryMb / 1024) * prices.lambdaGbSeconds]
    }),
    ['write units', `$${prices.writeUnits}`, sum(works.map(({ writes }) => writes)), prices.writeUnits],
    ['read units', `$${prices.readUnits}`, sum(works.map(({ reads }) => reads)), prices.readUnits],
    ['events', `$${figure(event)} with ${assumed.archivedGbPerEvent} GB of archive`, events, event],
    [
      'logs of runs, 30 days',
      `${assumed.loggedGbPerRun} GB x $${prices.logs}`,
      all,
      assumed.loggedGbPerRun * prices.logs,
    ],
    [`traces of runs (${tracedShare * 100} %)`, `$${prices.traces}`, all * tracedShare, prices.traces],
  ]
}

/** What a million answers on a channel cost. */
export const answersTable = (answers: MeasuredAnswers): string => {
  const kinds = Object.keys(answers) as (keyof MeasuredAnswers)[]
  const lines = kinds.map((kind) => linesOf(answers[kind]))
  const totals = lines.map((own) => sum(own.map(([, , count, each]) => count * each)))
  return table(
    ['what', 'a million', ...kinds.flatMap((kind) => [kind, '$'])],
    [
      ...(lines[0] ?? []).map(([what, price], at) => [
        what,
        price,
        ...lines.flatMap((own) => {
          const [, , count = 0, each = 0] = own[at] ?? []
          return [figure(count), dollars(count * each)]
        }),
      ]),
      ['**total**', '', ...totals.flatMap((total) => ['', `**${Math.round(total)}**`])],
    ],
  )
}

/** Where the write units of an answer go. */
export const answerUnitsTable = (answers: MeasuredAnswers): string => {
  const kinds = Object.keys(answers) as (keyof MeasuredAnswers)[]
  const writesOf = (kind: keyof MeasuredAnswers, name: string) =>
    answers[kind].works.find((work) => work.name === name)?.writes ?? 0
  const names = [...new Set(kinds.flatMap((kind) => answers[kind].works.map(({ name }) => name)))]
  const rows = names
    .map((name) => ({ name, writes: kinds.map((kind) => writesOf(kind, name)) }))
    .filter(({ writes }) => sum(writes) > 0)
    .toSorted((one, other) => sum(other.writes) - sum(one.writes) || one.name.localeCompare(other.name))
  const shown = (name: string) => name.replace(/^\S+\/\S+?(?=,|$)/, (row) => `\`${row}\``)
  return table(
    ['write units', ...kinds],
    rows.map(({ name, writes }) => [shown(name), ...writes.map(figure)]),
  )
}
