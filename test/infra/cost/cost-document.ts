import { rows } from '#infra/rows'
import type { Templates } from '#test/infra/inventory'
import { answersTable, answerUnitsTable, type MeasuredAnswers } from './answer-tables.ts'
import { deployed } from './deployed.ts'
import type { MeasuredTurn } from './measure-turn.ts'
import { dashboardsTable, regionTable } from './region-tables.ts'
import { turnTable, unitsTable } from './turn-tables.ts'

interface Counted {
  readonly turn: MeasuredTurn
  readonly answers: MeasuredAnswers
  /** Of one region with no settings. */
  readonly templates: Templates
}

/** docs/cost.md with its tables made again from counts: what is between `<!-- counted: name -->` and `<!-- end -->`. */
export const costDocument = (text: string, { turn, answers, templates }: Counted): string => {
  const tables: Readonly<Record<string, string>> = {
    turn: turnTable(turn),
    units: unitsTable(turn),
    answers: answersTable(answers),
    'answers-units': answerUnitsTable(answers),
    region: regionTable(deployed(templates, rows())),
    dashboards: dashboardsTable(),
  }
  return Object.entries(tables).reduce((made, [name, content]) => {
    const begin = `<!-- counted: ${name} -->`
    const [before, rest, ...others] = made.split(begin)
    const end = rest?.indexOf('<!-- end -->') ?? -1
    if (rest === undefined || others.length > 0 || end < 0) throw new Error(`docs/cost.md has no place for ${begin}`)
    return `${before}${begin}\n\n${content}\n\n${rest.slice(end)}`
  }, text)
}
